import Paper from '@mui/material/Paper';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { yaHuboGesto } from '#ui/flotantes/primer-gesto.ts';
import { celular, useEsCelular } from '#ui/listas/lista-continua.ts';
import { VistaError } from '#ui/pantalla/estado-vista.tsx';
import { TablaBarra } from './barra.tsx';
import type { BarraDeSeleccion as Barra } from './barra-de-seleccion.tsx';
import { TablaEsqueleto } from './esqueleto.tsx';
import { TablaGrilla } from './grilla.tsx';
import { PieContinuo, TablaPie } from './pie.tsx';
import { cuantasSon } from './seleccion.ts';
import type { SinFilas as Ninguna } from './sin-filas.tsx';
import type { TablaDatosProps } from './tabla-tipos.ts';
import type { TablaTarjetas } from './tarjetas.tsx';
import { type Eleccion, useSeleccion } from './use-seleccion.ts';
import { useEsperaDeVista } from './vistas/espera.ts';
import { TablaVistas } from './vistas.tsx';

// Most visits choose no row.
const BarraDeSeleccion = lazy(async () => ({
  default: (await import('./barra-de-seleccion.tsx')).BarraDeSeleccion,
})) as unknown as typeof Barra;

// Most lists have some.
const SinFilas = lazy(async () => ({
  default: (await import('./sin-filas.tsx')).SinFilas,
})) as unknown as typeof Ninguna;

// A desk never draws one; a phone asks for them together with its first rows.
const traerTarjetas = () => import('./tarjetas.tsx');
const Tarjetas = lazy(async () => ({
  default: memo((await traerTarjetas()).TablaTarjetas),
})) as unknown as typeof TablaTarjetas;
if (celular()) traerTarjetas().catch(() => {});

/**
 * The table of every list: rows, order and search come from the server, and what is asked lives in the URL. It keeps the
 * previous rows while new ones load; those of another question go when these fail, or wait for a connection. Below 600 px
 * each row is a card.
 */
export function TablaDatos<Fila>(props: TablaDatosProps<Fila>) {
  const esCelular = useEsCelular();
  const { vistas, lista, seleccion } = props;
  const eleccion = useSeleccion(props);
  const [eligiendo, setEligiendo] = useState(false);
  const elegidas = eleccion ? cuantasSon(eleccion.seleccion, lista.total) : 0;
  const esperaVista = useEsperaDeVista(props);
  const hayFilas = lista.filas !== undefined && lista.filas.length > 0;
  return (
    <Paper component="section" aria-label={props.etiqueta} sx={esCelular ? sinPapel : papel}>
      {vistas && vistas.length > 0 && (
        <TablaVistas etiqueta={props.etiqueta} vistas={vistas} consulta={props.consulta} />
      )}
      <TablaBarra
        {...props}
        elegir={eleccion && { puesta: eligiendo || elegidas > 0, onCambio: setEligiendo, eleccion }}
      />
      {lista.error && <VistaError error={lista.error} onReintentar={lista.reintentar} />}
      {esperaVista ? (
        <TablaEsqueleto {...props} />
      ) : (
        <Cuerpo
          {...props}
          esCelular={esCelular}
          eleccion={eleccion && (!esCelular || eligiendo || elegidas > 0) ? eleccion : undefined}
        />
      )}
      {hayFilas &&
        !esperaVista &&
        (lista.bloques ? (
          <PieContinuo lista={lista} pie={props.pie} />
        ) : (
          <TablaPie consulta={props.consulta} lista={lista} pie={props.pie} />
        ))}
      {eleccion && seleccion && elegidas > 0 && (
        <Suspense>
          <BarraDeSeleccion {...props} acciones={seleccion.acciones} eleccion={eleccion} cuantas={elegidas} />
        </Suspense>
      )}
    </Paper>
  );
}

type DeCuerpo = { readonly esCelular: boolean; readonly eleccion: Eleccion | undefined };

/** Whether a table was drawn already: later ones show their rows at once, without a skeleton in between. */
let hayPantalla = false;

/**
 * While the page loads, what comes after the first rows (a count, a column more) draws them again in small turns: a list is
 * long, and all of it at once holds a slow phone. Once somebody is there everything shows at once, as a box in a cell must.
 */
function Cuerpo<Fila>(props: TablaDatosProps<Fila> & DeCuerpo) {
  const diferidas = useDeferredValue(props);
  const { esCelular, eleccion: _, ...quietas } = yaHuboGesto() ? props : diferidas;
  const { filas, error } = quietas.lista;
  // Nor are those that are there from the start drawn together with their screen, when it is the first one.
  const hubo = useDeferredValue(filas !== undefined, filas !== undefined && hayPantalla);
  useEffect(() => {
    hayPantalla = true;
  }, []);
  // Whoever asked for the rows again goes on from them.
  useEffect(() => {
    if (hubo && !error) document.querySelector<HTMLElement>('section:focus tbody [tabindex="0"]')?.focus();
  }, [hubo, error]);
  if (filas === undefined || !hubo) return error ? null : <TablaEsqueleto {...quietas} cuantas={filas?.length} />;
  const Filas = filas.length === 0 ? SinFilas : esCelular ? Tarjetas : GrillaQuieta;
  return (
    <Suspense fallback={<TablaEsqueleto {...quietas} cuantas={filas.length} />}>
      <Filas {...quietas} filas={filas} eleccion={props.eleccion} />
    </Suspense>
  );
}

const GrillaQuieta = memo(TablaGrilla) as typeof TablaGrilla;

const papel = {
  position: 'relative',
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
