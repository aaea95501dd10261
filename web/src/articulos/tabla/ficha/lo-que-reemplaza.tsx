import Box from '@mui/material/Box';
import type { Equivalencias } from '@trastienda/nucleo/articulos/contrato.ts';
import { sustitutosParaVender } from '@trastienda/nucleo/articulos/equivalencias/sustitutos.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EstadoDeArticulo } from '#articulos/estado-de-articulo.tsx';
import { Dato } from '#ui/piezas/dato.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';

type Props = Pick<Equivalencias, 'reemplazadoPor' | 'fusionadoEn'>;

/** Who an artículo gave way to, and what is offered instead of it by now: of one that is gone nothing is asked sooner (ART-04, ART-27). */
export function LoQueReemplaza({ reemplazadoPor, fusionadoEn }: Props) {
  const { t } = useTranslation('relaciones');
  const { reemplazo } = sustitutosParaVender({ reemplazadoPor, equivalentes: [] });
  const otro = reemplazo ?? reemplazadoPor.at(-1);
  return (
    <Box component="dl" sx={datos}>
      {fusionadoEn && (
        <Dato nombre={t('fusionadoEn')}>
          <Otro articulo={fusionadoEn} />
        </Dato>
      )}
      {otro && otro.id !== fusionadoEn?.id && (
        <Dato nombre={t('reemplazadoPor')}>
          <Otro articulo={otro}>{otro.estado !== 'ACTIVO' && <EstadoDeArticulo estado={otro.estado} />}</Otro>
        </Dato>
      )}
    </Box>
  );
}

type PropsDeOtro = {
  readonly articulo: { readonly id: string; readonly codigo: string; readonly descripcion: string };
  readonly children?: ReactNode;
};

function Otro({ articulo: { id, codigo, descripcion }, children }: PropsDeOtro) {
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center' }}>
      <Enlace to="/articulos/tabla/$id" params={{ id }} sx={enlace}>
        <b>
          <bdi>{codigo}</bdi>
        </b>{' '}
        · {descripcion}
      </Enlace>
      {children}
    </Box>
  );
}

/** The card is narrow: the name of each takes what it needs. */
const datos = {
  m: 0,
  fontSize: '0.8125rem',
  '& > div': { gridTemplateColumns: 'auto minmax(0, 1fr)', alignItems: 'center' },
} as const;
const enlace = {
  py: 0.5,
  overflowWrap: 'anywhere',
  '@media (pointer: coarse)': { py: 1.5 },
} as const;
