/** Fewer digits than any phone number has with its area code. */
export const PHONE_MIN_DIGITS = 8;

/** Where most people have their mail, and what is often misspelt. */
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
/** Domains of their own that look like a slip in one of those. */
const LOOKALIKES = ['email.com', 'mail.com', 'ymail.com'];

/** The address with the mail domain that was probably meant: `a@gmial.com` gives `a@gmail.com`. `null` where nothing is odd. */
export function correctedEmail(email: string): string | null {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at).trim().toLowerCase();
  if (at === 0 || COMMON_DOMAINS.includes(domain) || LOOKALIKES.includes(domain)) return null;
  const meant = COMMON_DOMAINS.find((common) => isOneSlip(domain, common));
  return meant ? email.slice(0, at) + meant : null;
}

/** Whether a text that somebody typed for a phone number cannot be one: it has letters, or too few digits. An empty one is not judged. */
export function isNoPhoneNumber(phone: string): boolean {
  if (phone.trim() === '') return false;
  return /\p{Letter}/u.test(phone) || (phone.match(/\p{Decimal_Number}/gu)?.length ?? 0) < PHONE_MIN_DIGITS;
}

/** Whether the two texts differ by one character more, less or other, or by two that changed places. */
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
