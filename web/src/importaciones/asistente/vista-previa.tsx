import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import type { Importacion } from '@trastienda/nucleo/importaciones/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearEntero } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { camposDeVista } from './campos-de-vista.ts';
import { ProblemasDeMuestra } from './problemas-de-muestra.tsx';
import { useTituloDeColumna } from './titulo-de-columna.ts';
import { estiloDeVista } from './vista-estilo.ts';

type Fila = Importacion['muestra'][number];

/** One column of the view: what it is called, what stands below, and what each row has in it. */
type ColumnaDeVista = {
  readonly id: string;
  readonly titulo: string;
  readonly campo: string | undefined;
  readonly valor: (fila: Fila) => string;
};

const FILAS_A_LA_VISTA = 6;

/** The first rows as the file has them, or as they are understood, with what does not fit marked where it is. */
export function VistaPrevia(props: { readonly importacion: Importacion; readonly actualizando: boolean }) {
  const { t } = useTranslation('importaciones');
  const { importacion } = props;
  const [modo, setModo] = useState<'viene' | 'seLee'>('viene');
  const columnas = useColumnas(importacion, modo);
  const filas = importacion.muestra.slice(0, FILAS_A_LA_VISTA);
  return (
    <Tarjeta
      titulo={t('asistente.vista.titulo')}
      sinRelleno
      acciones={
        <ToggleButtonGroup
          exclusive
          size="small"
          value={modo}
          aria-label={t('asistente.vista.cual')}
          onChange={(_, elegido: 'viene' | 'seLee' | null) => elegido && setModo(elegido)}
        >
          <ToggleButton value="viene">{t('asistente.vista.viene')}</ToggleButton>
          <ToggleButton value="seLee">{t('asistente.vista.seLee')}</ToggleButton>
        </ToggleButtonGroup>
      }
    >
      <Box
        role="group"
        aria-label={t('asistente.vista.titulo')}
        aria-busy={props.actualizando}
        tabIndex={0}
        sx={estiloDeVista}
      >
        <table>
          <thead>
            <tr>
              <th scope="col" className="fila">
                {t('asistente.vista.fila')}
              </th>
              {columnas.map(({ id, titulo, campo }) => (
                <th scope="col" key={id} className={campo === undefined ? 'gris' : ''}>
                  <div>{titulo}</div>
                  {modo === 'viene' && <small>{campo ?? t('asistente.vista.noSeImporta')}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filas.map((fila) => (
              <FilaDeVista key={fila.fila} fila={fila} columnas={columnas} importacion={importacion} />
            ))}
          </tbody>
        </table>
        {filas.length === 0 && <Box sx={{ px: 2.5, py: 2 }}>{t('asistente.vista.vacia')}</Box>}
      </Box>
      <ProblemasDeMuestra muestra={importacion.muestra} faltan={importacion.faltan} />
    </Tarjeta>
  );
}

function useColumnas(importacion: Importacion, modo: 'viene' | 'seLee'): readonly ColumnaDeVista[] {
  const tituloDe = useTituloDeColumna();
  const { columnas, mapeo } = importacion;
  const campos = camposDeVista(importacion);
  if (modo === 'seLee') {
    return Object.entries(campos)
      .filter(([campo]) => mapeo[campo] !== undefined)
      .map(([campo, { titulo }]) => ({
        id: campo,
        titulo,
        campo: titulo,
        valor: ({ valores }) => valores[campo] ?? '',
      }));
  }
  return columnas.map((_, lugar) => {
    const campo = Object.keys(mapeo).find((uno) => mapeo[uno] === lugar);
    return {
      id: String(lugar),
      titulo: tituloDe(columnas, lugar),
      campo: campo === undefined ? undefined : (campos[campo]?.titulo ?? campo),
      valor: ({ celdas }) => celdas[lugar] ?? '',
    };
  });
}

function FilaDeVista(props: {
  readonly fila: Fila;
  readonly columnas: readonly ColumnaDeVista[];
  readonly importacion: Importacion;
}) {
  const { fila, columnas, importacion } = props;
  const motivoEn = (columna: ColumnaDeVista) =>
    fila.rechazos.find(({ columna: cual }) => cual !== '' && enColumna(columna, cual, importacion))?.motivo;
  const deLaFila = fila.rechazos.find(({ columna }) => columna === '')?.motivo;
  return (
    <tr>
      <Celda etiqueta="th" clase="fila" motivo={deLaFila}>
        {formatearEntero(fila.fila)}
      </Celda>
      {columnas.map((columna) => (
        <Celda key={columna.id} clase={columna.campo === undefined ? 'gris' : ''} motivo={motivoEn(columna)}>
          <bdi>{columna.valor(fila) || '–'}</bdi>
        </Celda>
      ))}
    </tr>
  );
}

/** A rejection names the title of its column in the file; the view of what is read has it by its field. */
function enColumna({ id, titulo }: ColumnaDeVista, cual: string, { columnas, mapeo }: Importacion): boolean {
  const lugar = mapeo[id] ?? Number(id);
  return (columnas[lugar]?.titulo ?? titulo) === cual;
}

function Celda(props: {
  readonly etiqueta?: 'th';
  readonly clase: string;
  readonly motivo: string | undefined;
  readonly children: React.ReactNode;
}) {
  const { t } = useTranslation('importaciones');
  const { etiqueta: Etiqueta = 'td', motivo } = props;
  return (
    <Etiqueta
      className={`${props.clase} ${motivo === undefined ? '' : 'mal'}`}
      {...(props.etiqueta ? { scope: 'row' } : {})}
      title={motivo}
    >
      {motivo !== undefined && <IconAlertTriangle size={14} stroke={2} aria-hidden />}
      {props.children}
      {motivo !== undefined && <Oculto>{t('asistente.vista.problema', { motivo })}</Oculto>}
    </Etiqueta>
  );
}
