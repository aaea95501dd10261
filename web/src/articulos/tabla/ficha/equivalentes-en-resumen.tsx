import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { type Articulo, type Hallazgo, verEquivalencias } from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSucursal } from '#acceso/sesion.tsx';
import { consultaDe } from '#api/consultas.ts';
import { CifraDeStock } from '#articulos/cifra-de-stock.tsx';
import { formatearUnitario } from '#ui/formato/formato.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EnlaceCaja } from '#ui/piezas/enlace.tsx';

/** Few artículos were replaced: what says it comes when one was. */
const LoQueReemplaza = lazy(async () => ({ default: (await import('./lo-que-reemplaza.tsx')).LoQueReemplaza }));

const A_LA_VISTA = 4;

type Props = { readonly articulo: Articulo; readonly acciones: ReactNode };

/** What took its place, and what may be sold in it, best first: what each costs and what there is of it here (plate 04, ART-28). */
export function EquivalentesEnResumen({ articulo, acciones }: Props) {
  const { t } = useTranslation('relaciones');
  const propia = useSucursal();
  const consulta = useQuery(
    consultaDe(verEquivalencias, {
      params: { id: articulo.id },
      query: propia ? { sucursalId: propia.id } : {},
    }),
  );
  return (
    <Tarjeta titulo={t('equivalencias')} densa acciones={acciones}>
      <Cargado consulta={consulta}>
        {({ equivalentes, reemplazadoPor, fusionadoEn }) => (
          <>
            {(fusionadoEn || reemplazadoPor.length > 0) && (
              <Suspense>
                <LoQueReemplaza reemplazadoPor={reemplazadoPor} fusionadoEn={fusionadoEn} />
              </Suspense>
            )}
            {equivalentes.length > 0 ? (
              <Box component="ul" sx={lista}>
                {equivalentes.slice(0, A_LA_VISTA).map((otro) => (
                  <li key={otro.id}>
                    <Renglon otro={otro} />
                  </li>
                ))}
              </Box>
            ) : (
              !fusionadoEn &&
              reemplazadoPor.length === 0 && (
                <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{t('ningunEquivalente')}</Box>
              )
            )}
          </>
        )}
      </Cargado>
    </Tarjeta>
  );
}

function Renglon({ otro }: { readonly otro: Hallazgo }) {
  const { t } = useTranslation('relaciones');
  return (
    <EnlaceCaja to="/articulos/tabla/$id" params={{ id: otro.id }} title={otro.descripcion}>
      <span className="cual">
        <b>
          <bdi>{otro.codigo}</bdi>
        </b>{' '}
        {otro.marca ?? otro.descripcion}
      </span>
      <span className="precio">{formatearUnitario(otro.precio)}</span>
      <span className={Number(otro.aca) > 0 ? 'aca hay' : 'aca'} title={t('aca')}>
        {otro.aca === null ? '–' : <CifraDeStock cantidad={otro.aca} />}
      </span>
    </EnlaceCaja>
  );
}

const lista = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  '& li + li': { borderTop: 1, borderColor: 'divider' },
  '& a': { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 36, color: 'inherit', textDecoration: 'none' },
  '& a:hover b': { textDecoration: 'underline' },
  '& b': { fontWeight: 600, marginInlineEnd: '4px' },
  '& .cual': {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'text.secondary',
    '& b': { color: 'text.primary' },
  },
  '& .aca': { minWidth: 32, textAlign: 'end' },
  '& .hay': { fontWeight: 600, color: 'success.text' },
  '@media (pointer: coarse)': { '& a': { minHeight: 44 } },
} as const;
