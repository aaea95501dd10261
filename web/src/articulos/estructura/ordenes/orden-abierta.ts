import { useNavigate, useSearch } from '@tanstack/react-router';

/** Which order is open beside the list: in the address, so that a movement of stock leads to the one behind it. */
export function useOrdenAbierta() {
  const { ver } = useSearch({ strict: false }) as { readonly ver?: unknown };
  const navigate = useNavigate();
  const ir = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: ({ ver: _, ...resto }: Record<string, unknown>) => ({ ...resto, ...(id !== undefined && { ver: id }) }),
      resetScroll: false,
    } as never);
  return { abierta: ver, abrir: ir, cerrar: () => ir(undefined) };
}
