/** JSON for a `<script>`: no text within it can end the element early. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
