import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { letrasDeTitulo, SIN_TITULOS } from '@trastienda/nucleo/importaciones/lectura/sin-titulos.ts';
import { useTranslation } from 'react-i18next';
import { camposDeVista } from './campos-de-vista.ts';
import { useDecirTitulo } from './titulo-de-columna.ts';

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
  const decirTitulo = useDecirTitulo();
  const { distinta, columnas, mapeo, formato } = importacion;
  if (!distinta) return [];
  const noTenia = ({ titulo }: { readonly titulo: string }) =>
    formato.encabezado !== SIN_TITULOS && letrasDeTitulo(titulo) !== undefined;
  if (distinta.faltan.some(noTenia)) return [t('asistente.distinta.noTenia')];
  const campos = camposDeVista(importacion);
  const tituloDe = (campo: string) => campos[campo]?.titulo ?? campo;
  const faltan = distinta.faltan.map(({ campo, titulo }) => {
    const columna = columnas[mapeo[campo] ?? -1]?.titulo;
    const dicho = { titulo: decirTitulo(titulo), campo: tituloDe(campo) };
    return columna === undefined
      ? t('asistente.distinta.falta', dicho)
      : t('asistente.distinta.faltaYSeLee', { ...dicho, columna: decirTitulo(columna) });
  });
  const nuevas = distinta.nuevas.flatMap((titulo) => {
    const campo = Object.keys(mapeo).find((uno) => columnas[mapeo[uno] ?? -1]?.titulo === titulo);
    if (campo === undefined) return [t('asistente.distinta.nueva', { titulo: decirTitulo(titulo) })];
    if (distinta.faltan.some((falta) => falta.campo === campo)) return [];
    return [t('asistente.distinta.nuevaYSeLee', { titulo: decirTitulo(titulo), campo: tituloDe(campo) })];
  });
  return [...faltan, ...nuevas];
}
