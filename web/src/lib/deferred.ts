export type Deferred<Value> = {
  promise: Promise<Value>;
  resolve: (value: Value) => void;
  reject: (reason: unknown) => void;
};

/** `Promise.withResolvers`, which is in Safari since 17.4, in Chrome since 119, in Firefox since 121. */
export function deferred<Value>(): Deferred<Value> {
  const made = {} as Deferred<Value>;
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}
