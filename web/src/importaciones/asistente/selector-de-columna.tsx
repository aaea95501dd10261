import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { CampoDeEntidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import { useTranslation } from 'react-i18next';
import { ejemplosDe, moverColumna } from './cambios.ts';
import { camposDeVista } from './campos-de-vista.ts';
import { useTituloDeColumna } from './titulo-de-columna.ts';
import type { Cambios } from './use-cambios.ts';

export type PropsDeCampo = { readonly nombre: string; readonly campo: CampoDeEntidad; readonly cambios: Cambios };

const NINGUNA = -1;

/** Which column brings a field: each with what it brings, or the field it feeds now. */
export function SelectorDeColumna({ nombre, campo, cambios, falta }: PropsDeCampo & { readonly falta: boolean }) {
  const { t } = useTranslation('importaciones');
  const tituloDe = useTituloDeColumna();
  const { mapeo, columnas, muestra } = cambios.vista;
  const columna = mapeo[nombre];
  const campos = camposDeVista(cambios.vista);
  const enUso = (lugar: number) => Object.entries(mapeo).find(([otro, suyo]) => suyo === lugar && otro !== nombre)?.[0];
  const elegir = (lugar: number) =>
    cambios.cambiar({ mapeo: moverColumna(mapeo, nombre, lugar === NINGUNA ? null : lugar) });
  return (
    <Select
      fullWidth
      size="small"
      value={columna !== undefined && columna < columnas.length ? columna : NINGUNA}
      disabled={cambios.rehaciendo}
      error={falta}
      onChange={(evento) => elegir(Number(evento.target.value))}
      renderValue={(lugar) => (lugar === NINGUNA ? t('asistente.mapeo.ninguna') : tituloDe(columnas, lugar))}
      SelectDisplayProps={{ 'aria-label': t('asistente.mapeo.columnaDe', { campo: campo.titulo }) }}
      sx={columna === undefined ? { color: 'text.secondary' } : {}}
    >
      <MenuItem value={NINGUNA} sx={{ color: 'text.secondary' }}>
        {t('asistente.mapeo.ninguna')}
      </MenuItem>
      {[...columnas.keys()].map((lugar) => {
        const otro = enUso(lugar);
        return (
          <MenuItem key={lugar} value={lugar}>
            <Box component="span" sx={{ flex: 'none', fontWeight: 500 }}>
              {tituloDe(columnas, lugar)}
            </Box>
            <Box component="span" sx={ejemploDeOpcion}>
              {otro === undefined
                ? ejemplosDe(muestra, lugar).join(' · ')
                : t('asistente.mapeo.enUso', { campo: campos[otro]?.titulo ?? otro })}
            </Box>
          </MenuItem>
        );
      })}
    </Select>
  );
}

const ejemploDeOpcion = {
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  textAlign: 'end',
  color: 'text.secondary',
  fontSize: '0.75rem',
} as const;
