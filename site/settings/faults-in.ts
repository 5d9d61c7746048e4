/** An error that names every fault in a file of the owner's. Its stack, which helps no owner, is left out. */
export function faultsIn(file: string, faults: readonly string[]): Error {
  const error = new Error(`${file} has errors:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  error.stack = '';
  return error;
}
