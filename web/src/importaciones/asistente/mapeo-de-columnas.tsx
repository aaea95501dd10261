import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';
import { ejemplosDe } from './cambios.ts';
import { camposDeVista } from './campos-de-vista.ts';
import { estiloDeMapeo } from './mapeo-estilo.ts';
import { type PropsDeCampo, SelectorDeColumna } from './selector-de-columna.tsx';
import { useTituloDeColumna } from './titulo-de-columna.ts';
import type { Cambios } from './use-cambios.ts';

/** Each thing the entidad knows, and the column of the file that brings it, with what it brings beside. */
export function MapeoDeColumnas({ cambios }: { readonly cambios: Cambios }) {
  const { t } = useTranslation('importaciones');
  return (
    <Tarjeta titulo={t('asistente.mapeo.titulo')} sinRelleno>
      <Box component="table" aria-busy={cambios.rehaciendo} sx={estiloDeMapeo}>
        <thead>
          <tr>
            <th scope="col">{t('asistente.mapeo.dato')}</th>
            <th scope="col">{t('asistente.mapeo.columna')}</th>
            <th scope="col">{t('asistente.mapeo.ejemplos')}</th>
          </tr>
        </thead>
        <tbody>
          {Object.entries(camposDeVista(cambios.vista)).map(([nombre, campo]) => (
            <FilaDeMapeo key={nombre} nombre={nombre} campo={campo} cambios={cambios} />
          ))}
        </tbody>
      </Box>
      <SinUsar cambios={cambios} />
    </Tarjeta>
  );
}

function FilaDeMapeo({ nombre, campo, cambios }: PropsDeCampo) {
  const { t } = useTranslation('importaciones');
  const { mapeo, muestra, faltan } = cambios.vista;
  const columna = mapeo[nombre];
  const falta = columna === undefined && faltan.includes(campo.titulo);
  return (
    <tr data-campo={campo.titulo} data-falta={falta}>
      <th scope="row">
        <span className="nombre">{campo.titulo}</span>{' '}
        {falta ? (
          <EstadoChip tono="aviso">{t('asistente.mapeo.falta')}</EstadoChip>
        ) : (
          campo.obligatorio !== false && (
            <span className="nota">
              {campo.obligatorio === true ? t('asistente.mapeo.obligatorio') : t('asistente.mapeo.alCrear')}
            </span>
          )
        )}
      </th>
      <td className="columna">
        <SelectorDeColumna nombre={nombre} campo={campo} cambios={cambios} falta={falta} />
      </td>
      <td className="ejemplos" data-nada={columna === undefined}>
        {columna === undefined ? '–' : <bdi>{ejemplosDe(muestra, columna).join(' · ') || '–'}</bdi>}
      </td>
    </tr>
  );
}

/** The columns nobody takes, greyed, so that none is left behind without knowing. */
function SinUsar({ cambios }: { readonly cambios: Cambios }) {
  const { t } = useTranslation('importaciones');
  const tituloDe = useTituloDeColumna();
  const { columnas, mapeo, muestra } = cambios.vista;
  const usadas = new Set(Object.values(mapeo));
  const sobran = [...columnas.keys()].filter((lugar) => !usadas.has(lugar));
  if (sobran.length === 0) return null;
  return (
    <Box sx={{ px: 2.5, py: 1.75, display: 'grid', gap: 1 }}>
      <Box
        component="h3"
        sx={{ m: 0, fontSize: '0.75rem', lineHeight: '1rem', fontWeight: 500, color: 'text.secondary' }}
      >
        {t('asistente.mapeo.sinUsar', { count: sobran.length })}
      </Box>
      <Box component="ul" sx={listaDeSobrantes}>
        {sobran.map((lugar) => (
          <li key={lugar}>
            <b>{tituloDe(columnas, lugar)}</b> <bdi>{ejemplosDe(muestra, lugar, 1)[0] ?? ''}</bdi>
          </li>
        ))}
      </Box>
    </Box>
  );
}

const listaDeSobrantes = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 0.75,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': {
    maxWidth: 260,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    px: 1,
    borderRadius: '5px',
    bgcolor: 'page',
    color: 'text.secondary',
    fontSize: '0.75rem',
    lineHeight: '24px',
  },
  '& b': { fontWeight: 600 },
} as const;
