/** The first letters of the first and the last word of `name`, in any script: "Ludwig van Beethoven" is LB. */
export function initialsOf(name: string): string {
  const letters = name
    .normalize()
    .split(/\s+/)
    .flatMap((word) => word.match(/\p{L}/u) ?? []);
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toUpperCase();
}
