import Paper from '@mui/material/Paper';
import { VistaError, VistaSinResultados, VistaVacia } from './estado-vista.tsx';
import { useEsCelular } from './lista-continua.ts';
import { TablaBarra } from './tabla/barra.tsx';
import { TablaEsqueleto } from './tabla/esqueleto.tsx';
import { TablaGrilla } from './tabla/grilla.tsx';
import { PieContinuo, TablaPie } from './tabla/pie.tsx';
import { TablaTarjetas } from './tabla/tarjetas.tsx';
import { TablaVistas } from './tabla/vistas.tsx';
import type { TablaDatosProps } from './tabla-tipos.ts';

/**
 * The table of every list: rows, order and search come from the server, and what is asked lives in the URL. It keeps the
 * previous rows while new ones load, and after a failure. Below 600 px each row is a card.
 */
export function TablaDatos<Fila>(props: TablaDatosProps<Fila>) {
  const esCelular = useEsCelular();
  const { vistas, lista } = props;
  const hayFilas = lista.filas !== undefined && lista.filas.length > 0;
  return (
    <Paper component="section" aria-label={props.etiqueta} sx={esCelular ? sinPapel : papel}>
      {vistas && vistas.length > 0 && (
        <TablaVistas etiqueta={props.etiqueta} vistas={vistas} consulta={props.consulta} />
      )}
      <TablaBarra {...props} />
      {lista.error && <VistaError error={lista.error} onReintentar={lista.reintentar} />}
      <Cuerpo {...props} esCelular={esCelular} />
      {hayFilas &&
        (lista.bloques ? (
          <PieContinuo lista={lista} pie={props.pie} />
        ) : (
          <TablaPie consulta={props.consulta} lista={lista} pie={props.pie} />
        ))}
    </Paper>
  );
}

function Cuerpo<Fila>({ esCelular, ...props }: TablaDatosProps<Fila> & { readonly esCelular: boolean }) {
  const { filas, error } = props.lista;
  if (filas === undefined) return error ? null : <TablaEsqueleto {...props} />;
  if (filas.length === 0) return <SinFilas {...props} />;
  return esCelular ? <TablaTarjetas {...props} filas={filas} /> : <TablaGrilla {...props} filas={filas} />;
}

function SinFilas<Fila>({ consulta, vacio, etiqueta }: TablaDatosProps<Fila>) {
  if (consulta.hayFiltros || consulta.valores.pagina !== undefined || !vacio) {
    return <VistaSinResultados buscar={consulta.valores.buscar} onLimpiar={() => consulta.limpiar()} />;
  }
  return <VistaVacia key={etiqueta} {...vacio} />;
}

const papel = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  minWidth: 0,
  overflow: 'clip',
} as const;
const sinPapel = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1.5,
  minWidth: 0,
  bgcolor: 'transparent',
  boxShadow: 'none !important',
} as const;
