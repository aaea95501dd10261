import Box from '@mui/material/Box';
import { type FilaImportada, textoDeRechazo } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { useDecirTitulo } from './titulo-de-columna.ts';

const A_LA_VISTA = 2;

/** A row in one line: why it, or something of it, was left out, or its first changes. */
export function ResumenDeFila({ fila }: { readonly fila: FilaImportada }) {
  const { t } = useTranslation('importaciones');
  const decirTitulo = useDecirTitulo();
  const { rechazos, cambios, noRevertida } = fila;
  if (noRevertida !== null) {
    return (
      <Box component="span" sx={{ color: 'warning.text', fontWeight: 500 }}>
        {t('asistente.filas.noRevertida', { motivo: noRevertida })}
      </Box>
    );
  }
  const [primero, ...demas] = rechazos;
  if (primero) {
    return (
      <Box component="span" sx={{ color: fila.resultado === 'RECHAZADA' ? 'error.text' : 'warning.text' }}>
        {textoDeRechazo({ ...primero, columna: decirTitulo(primero.columna) })}
        {demas.length > 0 && ` ${t('asistente.filas.mas', { count: demas.length })}`}
      </Box>
    );
  }
  // What the row is called is already beside.
  const otros = cambios.filter(
    ({ antes, despues }) => antes !== null || (despues !== fila.texto && despues !== fila.referencia),
  );
  if (otros.length === 0) return <span className="campo">–</span>;
  const resto = otros.length - A_LA_VISTA;
  return (
    <Box component="span" sx={linea}>
      {otros.slice(0, A_LA_VISTA).map((cambio) => (
        <span key={cambio.campo}>
          <span className="campo">{cambio.campo}</span> <AntesYDespues cambio={cambio} />
        </span>
      ))}
      {resto > 0 && <span className="campo">{t('asistente.filas.mas', { count: resto })}</span>}
    </Box>
  );
}

type CambioDeFila = FilaImportada['cambios'][number];

/** «12.000,00 → 12.500,00»; what is new has no before. */
export function AntesYDespues({ cambio }: { readonly cambio: CambioDeFila }) {
  const { t } = useTranslation('importaciones');
  const { antes, despues } = cambio;
  const ahora = <b>{despues === null || despues === '' ? t('asistente.filas.sinDato') : <bdi>{despues}</bdi>}</b>;
  if (antes === null) return ahora;
  return (
    <>
      <Oculto>{t('asistente.filas.antes')}</Oculto>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {antes === '' ? t('asistente.filas.sinDato') : <bdi>{antes}</bdi>}
      </Box>
      <Box component="span" aria-hidden className="flecha">
        {' → '}
      </Box>
      <Oculto>{t('asistente.filas.despues')}</Oculto>
      {ahora}
    </>
  );
}

const linea = {
  '& > span:not(:last-of-type)': { marginInlineEnd: '12px' },
  '& .campo': { color: 'text.secondary' },
  '& b': { fontWeight: 600 },
} as const;
