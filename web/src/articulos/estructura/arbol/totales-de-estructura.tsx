import Box from '@mui/material/Box';
import type { Explosion, NodoDeExplosion } from '@trastienda/nucleo/articulos/contrato.ts';
import { textoCantidad } from '@trastienda/nucleo/comun/cantidad.ts';
import { decimal } from '@trastienda/nucleo/comun/decimal.ts';
import { useTranslation } from 'react-i18next';
import { TablaSimple } from '#articulos/estructura/tabla-simple.tsx';
import { formatearCantidad, formatearEntero, formatearPesos, formatearUnitario } from '#ui/formato/formato.ts';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { DiceDeMenos, unitarioDe } from './costo-de-nodo.tsx';
import { RAMAS_MAXIMO, totalesDe } from './ramas-del-arbol.ts';

type Props = {
  readonly explosion: Explosion;
  readonly codigo: string;
  readonly buscar: string;
  readonly soloPiezas: boolean;
};

/** What is needed of each component, however many ways lead to it: once, with the sum of them all and what is short (RN-24). */
export function TotalesDeEstructura({ explosion, codigo, buscar, soloPiezas }: Props) {
  const { t } = useTranslation('estructura');
  const totales = totalesDe(explosion, { buscar, soloPiezas });
  const conCosto = explosion.nodos.some(({ costo }) => costo !== undefined);
  return (
    <>
      <TablaSimple
        etiqueta={t('arbol.totalesDe', { codigo })}
        columnas={[
          { titulo: t('arbol.componente') },
          { titulo: t('usos.nivel'), fin: true },
          { titulo: t('arbol.total'), fin: true },
          { titulo: t('arbol.disponible'), fin: true },
          { titulo: t('armar.falta'), fin: true },
          ...(conCosto
            ? [
                { titulo: t('arbol.costo'), fin: true },
                { titulo: t('arbol.costoTotal'), fin: true },
              ]
            : []),
        ]}
        filas={totales.slice(0, RAMAS_MAXIMO).map((nodo) => ({
          id: nodo.articuloId,
          celdas: [
            <Nombre key="nombre" nodo={nodo} buscar={buscar} />,
            formatearEntero(nodo.nivel),
            <span key="total">
              <b>{formatearCantidad(nodo.total)}</b>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {nodo.unidad}
              </Box>
            </span>,
            nodo.disponible === null ? '–' : formatearCantidad(nodo.disponible),
            <Falta key="falta" nodo={nodo} />,
            ...(conCosto ? [<Unitario key="costo" nodo={nodo} />, costoTotal(nodo)] : []),
          ],
        }))}
      />
      <Box
        role="status"
        sx={{
          px: 2.5,
          py: totales.length === 0 || totales.length > RAMAS_MAXIMO ? 2 : 0,
          color: 'text.secondary',
          fontSize: '0.8125rem',
        }}
      >
        {totales.length === 0 && t('arbol.sinNada', { texto: buscar })}
        {totales.length > RAMAS_MAXIMO && t('arbol.totalesRecortados', { cuantos: formatearEntero(RAMAS_MAXIMO) })}
      </Box>
    </>
  );
}

function Nombre({ nodo, buscar }: { readonly nodo: NodoDeExplosion; readonly buscar: string }) {
  const { t } = useTranslation('estructura');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
      <Enlace to="/articulos/tabla/$id" params={{ id: nodo.articuloId }} sx={{ fontWeight: 600 }}>
        <bdi>
          <Resaltado texto={nodo.codigo} buscar={buscar} />
        </bdi>
      </Enlace>
      <span>
        <Resaltado texto={nodo.descripcion} buscar={buscar} />
      </span>
      {!nodo.hoja && (
        <EstadoChip tono="neutro" sinPunto>
          {t('arbol.conjunto')}
        </EstadoChip>
      )}
    </Box>
  );
}

/** What would have to be bought or made; where stock may not be seen, nobody knows. */
function Falta({ nodo: { disponible, total } }: { readonly nodo: NodoDeExplosion }) {
  if (disponible === null) return '–';
  const falta = decimal(total).minus(decimal(disponible).gt(0) ? disponible : 0);
  if (falta.lte(0)) return '–';
  return (
    <Box component="span" sx={{ color: 'error.text', fontWeight: 600 }}>
      {formatearCantidad(textoCantidad(falta))}
    </Box>
  );
}

function Unitario({ nodo }: { readonly nodo: NodoDeExplosion }) {
  const unitario = unitarioDe(nodo);
  if (unitario === null) return '–';
  return (
    <span style={{ whiteSpace: 'nowrap' }}>
      <DiceDeMenos nodo={nodo} />
      {formatearUnitario(unitario)}
    </span>
  );
}

const costoTotal = ({ costo }: NodoDeExplosion): string => (costo?.total == null ? '–' : formatearPesos(costo.total));
