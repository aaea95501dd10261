import type { DocumentoDeStock } from '@trastienda/nucleo/stock/contrato.ts';
import type { z } from 'zod';
import { Enlace } from '#ui/enlace.tsx';

const PANTALLAS: Readonly<Record<string, '/stock/ajuste-stock/$id' | '/ventas/notas-de-pedido/$id'>> = {
  AJUSTE: '/stock/ajuste-stock/$id',
  NOTA: '/ventas/notas-de-pedido/$id',
};

/** The document behind a movement, as a link where it has a screen. */
export function EnlaceDeDocumento({ documento }: { readonly documento: z.infer<typeof DocumentoDeStock> }) {
  const pantalla = PANTALLAS[documento.tipo];
  if (pantalla === undefined) return <>{documento.texto}</>;
  return (
    <Enlace to={pantalla} params={{ id: documento.id }}>
      {documento.texto}
    </Enlace>
  );
}
