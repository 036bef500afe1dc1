import * as z from 'zod/mini';
import { IMPORT_FILES } from '../../contract/imports';
import type { IntentionStep } from '../../contract/trace/steps';
import type { IntentionArgs, IntentionName, Intentions } from '../state/intentions/intentions';

type Played = {
  readonly [N in IntentionName]: {
    /** Null where it is not what such an intention takes. */
    readonly read: (args: unknown) => IntentionArgs[N] | null;
    readonly about: (args: IntentionArgs[N]) => string;
  };
};

const reader =
  <T>(schema: z.ZodMiniType<T>) =>
  (args: unknown): T | null => {
    const parsed = z.safeParse(schema, args);
    return parsed.success ? parsed.data : null;
  };

const code = z.union([z.string(), z.number()]);
const nothing = z.record(z.string(), z.never());
const nowhere = () => '';

/** A recording keeps no file: an empty one stands for each that was chosen. */
const files = z.pipe(
  z.partialRecord(z.enum(IMPORT_FILES), z.unknown()),
  z.transform((chosen) => Object.fromEntries(Object.keys(chosen).map((kind) => [kind, new File([], 'recorded.csv')]))),
);

const played: Played = {
  reserve: {
    read: reader(z.object({ itemCode: code, orderId: z.string(), reason: z.optional(z.string()) })),
    about: ({ itemCode }) => String(itemCode),
  },
  release: { read: reader(z.object({ id: code, itemCode: code })), about: ({ itemCode }) => String(itemCode) },
  save: { read: reader(z.object({ itemCode: z.string() })), about: ({ itemCode }) => itemCode },
  export: { read: reader(z.object({ list: z.literal('orders') })), about: ({ list }) => list },
  import: { read: reader(z.object({ files })), about: nowhere },
  cancelImport: { read: reader(nothing), about: nowhere },
  retry: { read: reader(z.object({ call: z.string() })), about: ({ call }) => call },
  prefetch: { read: reader(z.object({ page: z.number() })), about: nowhere },
  leave: { read: reader(nothing), about: nowhere },
};

const isName = (name: string): name is IntentionName => Object.hasOwn(played, name);

function performer<N extends IntentionName>(intentions: Intentions, name: N, recorded: unknown): (() => void) | null {
  const { read, about } = played[name];
  const args = read(recorded);
  const handle = args === null ? null : intentions.find(name, about(args));
  return args === null || handle === null ? null : () => handle(args);
}

/** How the screens shown do what the person asked for; null where no screen can. */
export const performerOf = (intentions: Intentions, { name, args }: IntentionStep): (() => void) | null =>
  isName(name) ? performer(intentions, name, args) : null;
