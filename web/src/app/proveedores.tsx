import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Apariencia } from '#apariencia/proveedor.tsx';
import { ContenedorDeAvisos } from '#ui/avisos.tsx';
import { ProveedorDeConfirmar } from '#ui/confirmar.tsx';
import { Piezas } from './piezas.tsx';

/** Everything a screen finds around it, but the router. */
export function Proveedores({ cache, children }: { readonly cache: QueryClient; readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={cache}>
      <Apariencia>
        <ProveedorDeConfirmar>
          <Piezas>{children}</Piezas>
        </ProveedorDeConfirmar>
        <ContenedorDeAvisos />
      </Apariencia>
    </QueryClientProvider>
  );
}
