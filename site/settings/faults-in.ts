/** An error that names every fault in a file of the owner's. Its stack, which helps no owner, is left out. */
export function faultsIn(file: string, faults: readonly string[], cause?: unknown): Error {
  const lines = faults.map((fault) => `  ${fault}`);
  const error = new Error([`${file} has errors:`, ...lines].join('\n'), { cause });
  error.stack = '';
  return error;
}
