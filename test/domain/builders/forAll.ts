import fc from 'fast-check';

type Property<Ts extends [unknown, ...unknown[]]> = Parameters<typeof fc.property<Ts>>;

/* oxlint-disable typescript/no-unnecessary-type-parameters -- Ts gives the predicate the types of the arbitraries */

/** Checks that the predicate, which comes last, holds for all values of the arbitraries. */
export const forAll = <Ts extends [unknown, ...unknown[]]>(...args: Property<Ts>) => {
  fc.assert(fc.property<Ts>(...args));
};

export const testProperty = <Ts extends [unknown, ...unknown[]]>(title: string, ...args: Property<Ts>) => {
  test(title, () => {
    forAll(...args);
  });
};
