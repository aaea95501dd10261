import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useTranslation } from 'react-i18next';
import { camposDeVista } from './campos-de-vista.ts';

/** What of this file is not as its profile had it, and what is done with it, while it can still be said otherwise. */
export function LoQueCambio({ importacion }: { readonly importacion: Importacion }) {
  const { t } = useTranslation('importaciones');
  const { distinta, lista, perfil } = importacion;
  const lineas = useLineas(importacion);
  if (!distinta) return null;
  return (
    <Alert severity="warning">
      <AlertTitle>
        {lista
          ? t('asistente.distinta.lista', { proveedor: lista.proveedor })
          : t('asistente.distinta.perfil', { perfil: perfil ?? '' })}
      </AlertTitle>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {lineas.map((linea) => (
          <li key={linea}>{linea}</li>
        ))}
      </Box>
    </Alert>
  );
}

/** What is gone first; a new column that stands in for one of those is told there. */
function useLineas(importacion: Importacion): readonly string[] {
  const { t } = useTranslation('importaciones');
  const { distinta, columnas, mapeo } = importacion;
  if (!distinta) return [];
  const campos = camposDeVista(importacion);
  const tituloDe = (campo: string) => campos[campo]?.titulo ?? campo;
  const faltan = distinta.faltan.map(({ campo, titulo }) => {
    const columna = columnas[mapeo[campo] ?? -1]?.titulo;
    return columna === undefined
      ? t('asistente.distinta.falta', { titulo, campo: tituloDe(campo) })
      : t('asistente.distinta.faltaYSeLee', { titulo, campo: tituloDe(campo), columna });
  });
  const nuevas = distinta.nuevas.flatMap((titulo) => {
    const campo = Object.keys(mapeo).find((uno) => columnas[mapeo[uno] ?? -1]?.titulo === titulo);
    if (campo === undefined) return [t('asistente.distinta.nueva', { titulo })];
    if (distinta.faltan.some((falta) => falta.campo === campo)) return [];
    return [t('asistente.distinta.nuevaYSeLee', { titulo, campo: tituloDe(campo) })];
  });
  return [...faltan, ...nuevas];
}
