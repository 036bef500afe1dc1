import { useState, type ReactNode } from 'react';

interface HeldProps<Value> {
  initial: Value;
  children: (value: Value, hold: (value: Value) => void) => ReactNode;
}

/** Holds a value as a screen would, so that a controlled component can be tried. */
export function Held<Value>({ initial, children }: HeldProps<Value>) {
  const [value, hold] = useState(initial);
  return children(value, hold);
}
