import type { DocumentoDeStock } from '@trastienda/nucleo/stock/contrato.ts';
import type { z } from 'zod';
import { Enlace } from '#ui/piezas/enlace.tsx';

type Documento = z.infer<typeof DocumentoDeStock>;

const PANTALLAS: Readonly<Record<string, '/stock/ajuste-stock/$id' | '/ventas/notas-de-pedido/$id'>> = {
  AJUSTE: '/stock/ajuste-stock/$id',
  NOTA: '/ventas/notas-de-pedido/$id',
};

/** The document behind a movement, as a link where it has a screen. */
export function EnlaceDeDocumento({ documento }: { readonly documento: Documento }) {
  const { tipo, id, texto } = documento;
  if (tipo === 'ARMADO') {
    return (
      <Enlace to="/articulos/estructura/ordenes" search={{ buscar: texto, ver: id } as never}>
        {texto}
      </Enlace>
    );
  }
  const pantalla = PANTALLAS[tipo];
  if (pantalla === undefined) return <>{texto}</>;
  return (
    <Enlace to={pantalla} params={{ id }}>
      {texto}
    </Enlace>
  );
}
