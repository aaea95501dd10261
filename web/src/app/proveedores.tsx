import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Apariencia } from '#apariencia/proveedor.tsx';
import { FallaTotal } from '#armazon/falla-total.tsx';
import { ContenedorDeAvisos } from '#ui/flotantes/avisos.tsx';
import { ProveedorDeConfirmar } from '#ui/flotantes/confirmar.tsx';
import { Piezas } from './piezas.tsx';

/** Everything a screen finds around it, but the router. */
export function Proveedores({ cache, children }: { readonly cache: QueryClient; readonly children: ReactNode }) {
  return (
    <QueryClientProvider client={cache}>
      <Apariencia>
        <CatchBoundary getResetKey={() => 0} errorComponent={FallaTotal}>
          <ProveedorDeConfirmar>
            <Piezas>{children}</Piezas>
          </ProveedorDeConfirmar>
        </CatchBoundary>
        <ContenedorDeAvisos />
      </Apariencia>
    </QueryClientProvider>
  );
}
