import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs';
import type { ReactNode } from 'react';
import {
  formatearDolares,
  formatearFechaHora,
  formatearPesos,
  formatearPorcentaje,
  formatearVariacion,
} from '#ui/formato/formato.ts';
import { Atajo } from '#ui/piezas/atajo.tsx';
import { Contador } from '#ui/piezas/contador.tsx';
import { EstadoChip, tonoDeNota } from '#ui/piezas/estado-chip.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { Simbolo } from '#ui/piezas/simbolo.tsx';
import { Muestra, Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

const NOTAS = ['BORRADOR', 'CONFIRMADA', 'EN_PREPARACION', 'PARCIAL', 'FINALIZADA', 'ANULADA'] as const;
const TONOS = ['primary', 'info', 'success', 'warning', 'error'] as const;

/** States, marks and figures: a word always goes with its colour. */
export function Estados() {
  const t = textos.usar();
  return (
    <Seccion titulo={t('estados.titulo')} texto={t('estados.texto')} codigo={CODIGO}>
      <Stack sx={{ gap: 2.5 }}>
        <Muestra nombre={t('estados.documentos')}>
          <Fila>
            {NOTAS.map((estado) => (
              <EstadoChip key={estado} tono={tonoDeNota(estado)} sinPunto={estado === 'BORRADOR'}>
                {t(`estados.nota.${estado}`)}
              </EstadoChip>
            ))}
          </Fila>
        </Muestra>
        <Muestra nombre={t('estados.marcas')}>
          <Fila>
            {TONOS.map((tono) => (
              <Simbolo key={tono} tono={tono}>
                <IconBox size={20} stroke={1.5} aria-hidden />
              </Simbolo>
            ))}
            <Chip label={t('estados.filtro')} size="small" />
            <Contador cantidad={12} />
            <Atajo>Ctrl K</Atajo>
            <span>
              <Resaltado texto="Filtro de aceite Hilux" buscar="filtro hilux" />
            </span>
          </Fila>
        </Muestra>
        <Muestra nombre={t('estados.cifras')}>
          <Box component="dl" sx={cifras}>
            <dt>{t('estados.importe')}</dt>
            <dd>{formatearPesos('18450')}</dd>
            <dt>{t('estados.dolares')}</dt>
            <dd>{formatearDolares('120.5')}</dd>
            <dt>{t('estados.negativo')}</dt>
            <dd>{formatearVariacion('-1')}</dd>
            <dt>{t('estados.porcentaje')}</dt>
            <dd>{formatearPorcentaje('11.8')}</dd>
            <dt>{t('estados.fecha')}</dt>
            <dd>{formatearFechaHora('2026-11-20T13:42:00.000Z')}</dd>
            <dt>{t('estados.sinDato')}</dt>
            <dd>{formatearPesos(null)}</dd>
          </Box>
        </Muestra>
        <Muestra nombre={t('estados.avisosFijos')}>
          <Stack sx={{ gap: 1 }}>
            {(['info', 'success', 'warning', 'error'] as const).map((tono) => (
              <Alert key={tono} severity={tono}>
                {t(`estados.aviso.${tono}`)}
              </Alert>
            ))}
          </Stack>
        </Muestra>
      </Stack>
    </Seccion>
  );
}

const Fila = ({ children }: { readonly children: ReactNode }) => (
  <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
    {children}
  </Stack>
);

const cifras = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 0.75,
  m: 0,
  fontSize: '0.8125rem',
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'end' },
} as const;

const CODIGO = `<EstadoChip tono={tonoDeNota(nota.estado)}>{t(\`estado.\${nota.estado}\`)}</EstadoChip>
<Simbolo tono="warning"><IconBox /></Simbolo>
{formatearPesos(nota.total)} {formatearFechaHora(nota.creadaEn)}`;
