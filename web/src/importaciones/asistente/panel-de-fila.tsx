import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { FilaImportada } from '@trastienda/nucleo/importaciones/contrato.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { formatearEntero } from '#ui/formato/formato.ts';
import { EnlaceBoton } from '#ui/piezas/enlace.tsx';
import { ChipDeResultado } from './chip-de-resultado.tsx';
import { AntesYDespues } from './resumen-de-fila.tsx';
import { useDecirTitulo } from './titulo-de-columna.ts';

type Props = { readonly fila: FilaImportada | null; readonly entidad: Entidad; readonly onCerrar: () => void };

/** One row of the file whole: every field before and after, or everything it was left out for. */
export function PanelDeFila({ fila, entidad, onCerrar }: Props) {
  const { t } = useTranslation('importaciones');
  // The panel keeps what it showed while it slides away.
  const [ultima, setUltima] = useState(fila);
  if (fila !== null && fila !== ultima) setUltima(fila);
  const vista = fila ?? ultima;
  if (!vista) return null;
  return (
    <PanelLateral
      abierto={fila !== null}
      titulo={vista.referencia || t('asistente.filas.detalle', { fila: formatearEntero(vista.fila) })}
      subtitulo={[t('asistente.filas.detalle', { fila: formatearEntero(vista.fila) }), vista.texto]
        .filter(Boolean)
        .join(' · ')}
      onCerrar={onCerrar}
    >
      <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
        <ChipDeResultado resultado={vista.resultado} />
        {vista.noRevertida !== null && (
          <Alert severity="warning" sx={{ width: '100%' }}>
            {t('asistente.filas.noRevertida', { motivo: vista.noRevertida })}
          </Alert>
        )}
        {vista.rechazos.length > 0 && <Rechazos fila={vista} />}
        {vista.cambios.length > 0 && <CambiosDeFila fila={vista} />}
        {vista.resultado === 'SIN_CAMBIOS' && (
          <Typography sx={{ color: 'text.secondary' }}>{t('asistente.filas.otros')}</Typography>
        )}
        <EnlaceAFicha fila={vista} entidad={entidad} />
      </Stack>
    </PanelLateral>
  );
}

function Rechazos({ fila }: { readonly fila: FilaImportada }) {
  const { t } = useTranslation('importaciones');
  const decirTitulo = useDecirTitulo();
  // A row may be taken and something of it not.
  const rechazada = fila.resultado === 'RECHAZADA';
  return (
    <Box sx={{ width: '100%' }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
        {t(rechazada ? 'asistente.filas.motivos' : 'asistente.motivos.titulo')}
      </Typography>
      <Box component="ul" sx={lista}>
        {fila.rechazos.map(({ columna, valor, motivo }) => (
          <li key={`${columna}-${motivo}`}>
            {(columna !== '' || valor !== '') && (
              <Box sx={{ fontWeight: 600 }}>
                {decirTitulo(columna)} {valor !== '' && <bdi>«{valor}»</bdi>}
              </Box>
            )}
            <Box sx={{ color: rechazada ? 'error.text' : 'warning.text' }}>{motivo}</Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

function CambiosDeFila({ fila }: { readonly fila: FilaImportada }) {
  return (
    <Box component="dl" sx={{ ...lista, width: '100%' }}>
      {fila.cambios.map((cambio) => (
        <Box key={cambio.campo} className="cambio">
          <dt>{cambio.campo}</dt>
          <dd>
            <AntesYDespues cambio={cambio} />
          </dd>
        </Box>
      ))}
    </Box>
  );
}

/** The record the row made or changed, where it has a page of its own. */
function EnlaceAFicha({ fila, entidad }: { readonly fila: FilaImportada; readonly entidad: Entidad }) {
  const { t } = useTranslation('importaciones');
  const { registroId } = fila;
  if (registroId === null) return null;
  if (entidad === 'articulos' || entidad === 'estructuras') {
    return (
      <EnlaceBoton to="/articulos/tabla/$id" params={{ id: registroId }}>
        {t('asistente.filas.ficha')}
      </EnlaceBoton>
    );
  }
  if (entidad !== 'clientes') return null;
  return (
    <EnlaceBoton to="/clientes/tabla/$id" params={{ id: registroId }}>
      {t('asistente.filas.ficha')}
    </EnlaceBoton>
  );
}

const lista = {
  m: 0,
  p: 0,
  listStyle: 'none',
  fontSize: '0.8125rem',
  lineHeight: '1.25rem',
  '& > li, & > .cambio': { py: 1, borderBottom: 1, borderColor: 'divider' },
  '& > .cambio': { display: 'grid', gridTemplateColumns: '130px minmax(0, 1fr)', gap: 1.5 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
} as const;
