import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { useDecirTitulo } from './titulo-de-columna.ts';

const A_LA_VISTA = 4;

/** What does not fit in the first rows, in words; the trial tells all of it. */
export function ProblemasDeMuestra({ muestra, faltan }: Pick<Importacion, 'muestra' | 'faltan'>) {
  const { t } = useTranslation('importaciones');
  const decirTitulo = useDecirTitulo();
  const todos = muestra.flatMap(({ fila, rechazos }) => rechazos.map((rechazo) => ({ fila, ...rechazo })));
  if (muestra.length === 0) return null;
  if (todos.length === 0 && faltan.length > 0) return <LoQueNoSeSabe faltan={faltan} />;
  if (todos.length === 0) {
    return (
      <Stack direction="row" role="status" sx={{ ...linea, color: 'success.text' }}>
        <IconCircleCheck size={17} stroke={1.7} aria-hidden />
        <span>{t('asistente.vista.sinProblemas')}</span>
      </Stack>
    );
  }
  const resto = todos.length - A_LA_VISTA;
  return (
    <>
      {faltan.length > 0 && <LoQueNoSeSabe faltan={faltan} />}
      <Box
        role="status"
        sx={{ bgcolor: 'error.soft', color: 'error.onSoft', px: 2.5, py: 1.25, fontSize: '0.8125rem' }}
      >
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', fontWeight: 600 }}>
          <IconAlertTriangle size={17} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
          <span>{t('asistente.vista.problemas', { count: todos.length })}</span>
        </Stack>
        <Box component="ul" sx={{ m: 0, mt: 0.5, p: 0, listStyle: 'none', paddingInlineStart: '25px' }}>
          {todos.slice(0, A_LA_VISTA).map(({ fila, columna, valor, motivo }) => (
            <li key={`${fila}-${columna}-${motivo}`}>
              <span>
                <b>
                  {[t('asistente.vista.enFila', { fila: formatearEntero(fila) }), decirTitulo(columna)]
                    .filter(Boolean)
                    .join(', ')}
                </b>{' '}
                {valor !== '' && <bdi>{t('asistente.vista.valor', { valor })}</bdi>} {motivo}
              </span>
            </li>
          ))}
        </Box>
        {resto > 0 && <Box sx={{ paddingInlineStart: '25px' }}>{t('asistente.vista.mas', { count: resto })}</Box>}
      </Box>
    </>
  );
}

/** Said once, whatever it does to every row. */
function LoQueNoSeSabe({ faltan }: Pick<Importacion, 'faltan'>) {
  const { t } = useTranslation('importaciones');
  const campos = faltan.map((campo) => `«${campo}»`).join(', ');
  return (
    <Stack direction="row" role="status" sx={{ ...linea, color: 'warning.text' }}>
      <IconAlertTriangle size={17} stroke={1.7} aria-hidden style={{ flex: 'none' }} />
      <span>{t('asistente.vista.faltan', { count: faltan.length, campos })}</span>
    </Stack>
  );
}

const linea = { gap: 1, alignItems: 'center', px: 2.5, minHeight: 40, fontSize: '0.8125rem', fontWeight: 500 } as const;
