/** The mark of the product: a square with a T that is a shelf, and two boxes on it. */
export function Marca({ lado = 32 }: { readonly lado?: number }) {
  return (
    <svg width={lado} height={lado} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="8" fill="var(--t-palette-primary-main)" />
      <rect x="7" y="15" width="5.5" height="10.5" rx="1.2" fill="#fff" opacity=".45" />
      <rect x="19.5" y="18.5" width="5.5" height="7" rx="1.2" fill="#fff" opacity=".45" />
      <path d="M6.5 9.5h19M16 9.5v16" stroke="#fff" strokeWidth="3.2" strokeLinecap="round" fill="none" />
    </svg>
  );
}
