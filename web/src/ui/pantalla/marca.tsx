/** The mark of the product: a square with a T that is a shelf, and two boxes on it. */
export function Marca({ lado = 32 }: { readonly lado?: number }) {
  return (
    <svg width={lado} height={lado} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--t-palette-primary-main)" />
      <rect x="6.2" y="14.3" width="6.2" height="11.4" rx="1.8" fill="#fff" opacity=".35" />
      <rect x="19.6" y="17.4" width="6.2" height="8.3" rx="1.8" fill="#fff" opacity=".55" />
      <path d="M6.9 9.6h18.2M16 9.6v14.4" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" fill="none" />
    </svg>
  );
}
