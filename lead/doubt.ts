/** No phone number with an area code has fewer digits. */
export const PHONE_MIN_DIGITS = 8;

/** Common email domains, which are often misspelt. */
const COMMON_DOMAINS = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'hotmail.co.uk',
  'icloud.com',
  'outlook.com',
  'protonmail.com',
  'yahoo.com',
  'yahoo.co.uk',
];
/** Real domains that look like a misspelling of those. */
const LOOKALIKES = ['email.com', 'mail.com', 'ymail.com'];

/** The address with its misspelt domain corrected: `a@gmial.com` gives `a@gmail.com`. `null` if it looks right. */
export function correctedEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).trim().toLowerCase();
  if (at === 0 || COMMON_DOMAINS.includes(domain) || LOOKALIKES.includes(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => isOneSlip(domain, common));
  return meant ? email.slice(0, at) + meant : null;
}

/** Whether a text cannot be a phone number, because it has letters or too few digits. False for an empty text. */
export function isNoPhoneNumber(phone: string): boolean {
  if (phone.trim() === '') return false;
  return /\p{Letter}/u.test(phone) || (phone.match(/\p{Decimal_Number}/gu)?.length ?? 0) < PHONE_MIN_DIGITS;
}

/** Whether two texts differ by one added, missing or different character, or by two swapped ones. */
function isOneSlip(one: string, other: string): boolean {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  while (end < Math.min(one.length, other.length) - start && one.at(-1 - end) === other.at(-1 - end)) end++;
  const a = one.slice(start, one.length - end);
  const b = other.slice(start, other.length - end);
  const swapped = a.length === 2 && a === `${b[1]}${b[0]}`;
  return swapped || (a.length <= 1 && b.length <= 1);
}
