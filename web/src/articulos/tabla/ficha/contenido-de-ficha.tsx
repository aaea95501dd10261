import Button from '@mui/material/Button';
import IconListDetails from '@tabler/icons-react/dist/esm/icons/IconListDetails.mjs';
import type { Articulo } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePiezasDeFicha } from '#articulos/piezas.tsx';
import { ProveedoresDeArticuloTab } from '#articulos/proveedores/proveedores-de-articulo.tsx';
import type { Seccion } from '#articulos/secciones.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ActividadDeArticulo } from './actividad-de-articulo.tsx';
import { AdjuntosDeArticulo } from './adjuntos/adjuntos-de-articulo.tsx';
import { CodigosDeArticulo } from './codigos-de-articulo.tsx';
import { DatosDeArticulo } from './datos-de-articulo.tsx';
import { PreciosDeArticulo } from './precios-de-articulo.tsx';
import { RelacionesDeArticulo } from './relaciones/relaciones-de-articulo.tsx';
import { ResumenDeArticulo } from './resumen-de-articulo.tsx';
import { StockDeArticulo } from './stock-de-articulo.tsx';

const MinimosDeArticulo = lazy(async () => ({
  default: (await import('#articulos/minimos/minimos-de-articulo.tsx')).MinimosDeArticulo,
}));

const EstructuraDeArticulo = lazy(async () => ({
  default: (await import('#articulos/estructura/estructura-de-articulo.tsx')).EstructuraDeArticulo,
}));

type Props = {
  readonly articulo: Articulo;
  readonly seccion: Seccion;
  readonly editando: boolean;
  readonly onCambios: (hayCambios: boolean) => void;
  readonly onListo: () => void;
};

/** What the chosen tab of a ficha shows. */
export function ContenidoDeFicha({ articulo, seccion, editando, onCambios, onListo }: Props) {
  const { t } = useTranslation(['articulos', 'ficha']);
  switch (seccion) {
    case 'resumen':
      return <ResumenDeArticulo articulo={articulo} />;
    case 'datos':
      return <DatosDeArticulo articulo={articulo} editando={editando} onCambios={onCambios} onListo={onListo} />;
    case 'codigos':
      return <CodigosDeArticulo articulo={articulo} />;
    case 'imagenes':
      return <AdjuntosDeArticulo articulo={articulo} onCambios={onCambios} />;
    case 'proveedores':
      return <ProveedoresDeArticuloTab articulo={articulo} />;
    case 'estructura':
      return (
        <Suspense>
          <EstructuraDeArticulo key={articulo.id} articulo={articulo} />
        </Suspense>
      );
    case 'relaciones':
      return <RelacionesDeArticulo articulo={articulo} />;
    case 'precios':
      return <PreciosDeArticulo articulo={articulo} />;
    case 'stock':
      return <StockYNumeros articulo={articulo} />;
    case 'kardex':
      return <KardexDeArticulo articulo={articulo} />;
    case 'actividad':
      return (
        <Tarjeta titulo={t('ficha:actividad')}>
          <ActividadDeArticulo id={articulo.id} />
        </Tarjeta>
      );
  }
}

function StockYNumeros({ articulo }: { readonly articulo: Articulo }) {
  const { Numeros } = usePiezasDeFicha();
  return (
    <>
      <StockDeArticulo articulo={articulo} porDeposito />
      {articulo.tipo === 'PRODUCTO' && articulo.stock.length > 0 && (
        <Suspense>
          <MinimosDeArticulo articulo={articulo} />
        </Suspense>
      )}
      {Numeros && articulo.tipo === 'PRODUCTO' && <Numeros articulo={articulo} />}
    </>
  );
}

function KardexDeArticulo({ articulo }: { readonly articulo: Articulo }) {
  const { t } = useTranslation(['articulos', 'ficha']);
  const { Kardex } = usePiezasDeFicha();
  const llevaStock = articulo.tipo === 'PRODUCTO';
  if (Kardex && llevaStock) return <Kardex articuloId={articulo.id} />;
  return (
    <Tarjeta sinRelleno>
      <VistaVacia
        icono={IconListDetails}
        titulo={t(llevaStock ? 'ficha:kardex' : articulo.tipo === 'KIT' ? 'ficha:sinStockKit' : 'ficha:sinStock')}
        {...(llevaStock
          ? {
              texto: t('ficha:kardexTexto'),
              accion: (
                <Button variant="outlined" href={`/stock/reportes?articuloId=${articulo.id}`}>
                  {t('ficha:kardexAbrir')}
                </Button>
              ),
            }
          : {})}
      />
    </Tarjeta>
  );
}
