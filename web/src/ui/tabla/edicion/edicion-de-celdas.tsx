import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, type RefObject, Suspense, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useFija } from '#ui/fija.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import type { ColumnaPuesta } from '#ui/tabla/columnas.ts';
import type { Foco } from '#ui/tabla/foco.ts';
import type { EdicionDeCelda, TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import { celdaEnFoco, filaEnLugar, indiceDe, lugaresEn, vecinaDe } from './celdas.ts';
import { type Borrador, decirValor, Editor } from './editor.tsx';
import type { Salida } from './escritura.ts';
import { crearGuardadas } from './guardadas.ts';
import { Lapiz } from './lapiz.tsx';
import { leerColumna } from './leer-columna.ts';
import type { DialogoDePegado as Dialogo, LoPegado } from './pegado.tsx';
import type { TeclasEnEspera } from './teclas-en-espera.ts';
import { type AccionesDeCeldas, useCeldasConElDedo } from './use-celdas-con-el-dedo.ts';
import { useFilasEn } from './use-fila-en.ts';
import { useTeclas } from './use-teclas.ts';

// Few visits paste a column.
const DialogoDePegado = lazy(async () => ({
  default: (await import('./pegado.tsx')).DialogoDePegado,
})) as unknown as typeof Dialogo;

type Props<Fila> = Pick<TablaDatosProps<Fila>, 'lista' | 'idDe'> & {
  readonly nombreDe: ((fila: Fila) => string) | undefined;
  readonly tabla: RefObject<HTMLTableElement | null>;
  readonly columnas: readonly ColumnaPuesta<Fila>[];
  /** Cells of a row before its columns. */
  readonly antes: number;
  readonly espera: TeclasEnEspera;
  readonly enfocar: (destino: Foco) => void;
  readonly onAcciones: (acciones: AccionesDeCeldas<Fila>) => void;
};

type Celda<Fila> = {
  readonly td: HTMLTableCellElement;
  readonly fila: Fila;
  readonly columna: ColumnaPuesta<Fila>;
  readonly edicion: EdicionDeCelda<Fila>;
};
type Abierta<Fila> = Celda<Fila> & {
  /** Each time that one is opened. */
  readonly vez: number;
  /** What was pasted to begin, in the place of what was there. */
  readonly escrito: string | undefined;
  /** That the row has, when another of its cells was just saved. */
  readonly version: number | undefined;
  /** What was refused of it, when it goes on in another place. */
  readonly falla: string | undefined;
  /** The row that came after it then. */
  readonly sigue: string | undefined;
};

type Comienzo = Partial<Pick<Abierta<unknown>, 'escrito' | 'version'>>;

/**
 * Changes cells where they stand: F2, Enter or typing begins, and so does the pencil that shows under the pointer. A finger has
 * neither, and a tap opens the row: there the menu of the row offers each of its cells (TD-09).
 */
export function EdicionDeCeldas<Fila>(props: Props<Fila>) {
  const { tabla, columnas, antes, espera, enfocar, idDe, nombreDe } = props;
  // Until it can say what it has to say it is not here: a field that waited for its texts would lose what is typed meanwhile.
  const { t } = useTranslation('tabla');
  const filas = useFilasEn(props.lista);
  const filaEn = filas.en;
  const [abierta, setAbierta] = useState<Abierta<Fila>>();
  const veces = useRef(0);
  const ultima = useRef<() => void>(undefined);
  const borrador = useRef<Borrador<Fila>>(undefined);
  const [guardadas] = useState(crearGuardadas);
  const [sobre, setSobre] = useState<Celda<Fila>>();
  const [pegado, setPegado] = useState<LoPegado<Fila>>();
  const avisos = useAvisos();

  const columnaDe = (td: HTMLTableCellElement) => columnas[td.cellIndex - antes];
  const celdaDe = (td: HTMLTableCellElement | null | undefined): Celda<Fila> | undefined => {
    const columna = td ? columnaDe(td) : undefined;
    const edicion = columna?.edicion;
    const fila = td ? filaEn(indiceDe(td)) : undefined;
    return td && columna && edicion && edicion !== 'por-llegar' && fila !== undefined
      ? { td, columna, edicion, fila }
      : undefined;
  };
  const abrir = (td: HTMLTableCellElement | null, { escrito, version }: Comienzo = {}): boolean => {
    const celda = celdaDe(td);
    const proxima = celda && filaEn(indiceDe(celda.td) + 1);
    setSobre(undefined);
    veces.current += 1;
    const sigue = proxima && idDe(proxima);
    setAbierta(celda && { ...celda, vez: veces.current, escrito, version, falla: undefined, sigue });
    return celda !== undefined;
  };
  const pegar = (td: HTMLTableCellElement, texto: string) => {
    const celda = celdaDe(td);
    if (!celda) return;
    const { celdas, columnas: copiadas } = leerColumna(texto);
    const { columna, edicion } = celda;
    const varias = edicion.pegado;
    // One text is typed over what there is, where it can be typed.
    if (!varias || (celdas.length === 1 && !edicion.opciones)) return void abrir(td, { escrito: celdas[0] });
    // What was typed after it knew nothing of what is going to be asked.
    espera.teclas.length = 0;
    const indice = indiceDe(td);
    const cuantas = Math.min(celdas.length, varias.tope);
    const leer = async () => {
      const primeras = await filas.desde(indice, cuantas);
      // What was read may tell that others came before its row: what is pasted begins where that is by now.
      const lugar = lugarDe(idDe(celda.fila), indice);
      if (lugar === undefined) return avisos.error(t('pegado.sinPegar'));
      const leidas = lugar === indice ? primeras : await filas.desde(lugar, cuantas);
      setPegado({
        titulo: columna.titulo,
        pegado: varias,
        celdas: leidas.map((fila, i) => ({ fila, valor: celdas[i] ?? '' })),
        quedan: celdas.length - leidas.length,
        copiadas,
        volver: () => enfocar({ fila: lugar, celda: td.cellIndex }),
      });
    };
    leer().catch(avisos.error);
  };
  useTeclas({
    tabla,
    espera,
    abierta: abierta !== undefined,
    abrir,
    pegar,
    onSinPegar: () => avisos.error(t('pegado.sinPegar')),
    seCambia: (td) => (celdaDe(td) ? 'si' : columnaDe(td)?.edicion === 'por-llegar' ? 'por-llegar' : 'no'),
  });
  const handleCopy = useEffectEvent((evento: ClipboardEvent) => {
    const td = celdaEnFoco(document.activeElement);
    if (!td || !tabla.current?.contains(td) || globalThis.getSelection?.()?.toString()) return;
    const celda = celdaDe(td);
    // As it can be pasted back.
    evento.clipboardData?.setData('text/plain', celda ? celda.edicion.valor(celda.fila) : (td.textContent ?? ''));
    evento.preventDefault();
  });
  const handleKey = useEffectEvent((evento: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, shiftKey } = evento;
    const esDeshacer = key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;
    if (!esDeshacer || !ultima.current || !celdaEnFoco(evento.target)) return;
    evento.preventDefault();
    ultima.current();
  });
  const handleOver = useEffectEvent((evento: PointerEvent) => {
    if (abierta || evento.pointerType === 'touch') return;
    const td = (evento.target as Element).closest('td');
    if (td !== sobre?.td) setSobre(celdaDe(td));
  });
  const handleLeave = useEffectEvent(() => setSobre(undefined));
  useEffect(() => {
    const elemento = tabla.current;
    if (!elemento) return;
    const corte = new AbortController();
    const { signal } = corte;
    elemento.addEventListener('keydown', (evento) => handleKey(evento), { signal });
    document.addEventListener('copy', (evento) => handleCopy(evento), { signal });
    elemento.addEventListener('pointerover', (evento) => handleOver(evento), { signal });
    elemento.addEventListener('pointerleave', () => handleLeave(), { signal });
    return () => corte.abort();
  }, [tabla]);

  /** Where a row is by now: in one of some places, or among those that are drawn. */
  const lugarDe = (id: string | undefined, ...primero: readonly number[]): number | undefined =>
    [...primero, ...lugaresEn(tabla.current)].find((indice) => {
      const fila = filaEn(indice);
      return fila !== undefined && idDe(fila) === id;
    });
  /** Rows come anew while one of their cells is changed: its field goes along with its row, or says that it went away. */
  const seguirla = useEffectEvent(() => {
    if (!abierta || !borrador.current || borrador.current.guardando) return;
    const { guardando: _, ...dicho } = borrador.current;
    const { td, fila, columna, edicion } = abierta;
    const enSuLugar = filaEn(indiceDe(td));
    if (td.isConnected && (enSuLugar === undefined || idDe(enSuLugar) === idDe(fila))) return;
    const lugar = lugarDe(idDe(fila));
    const otra = lugar === undefined ? undefined : filaEnLugar(tabla.current, lugar)?.cells[td.cellIndex];
    veces.current += 1;
    setAbierta(otra && { ...abierta, ...dicho, td: otra, vez: veces.current });
    if (otra) return;
    if (dicho.escrito.trim() !== edicion.valor(dicho.fila)) {
      const que = { valor: decirValor(edicion, dicho.escrito), que: columna.titulo, de: nombreDe?.(fila) ?? '' };
      avisos.error(t('edicion.noSeGuardo', que), { detalle: t('edicion.seFue') });
    }
    enfocar({ fila: Math.min(indiceDe(td), props.lista.total - 1), celda: td.cellIndex });
  });
  useCeldasConElDedo({
    columnas,
    onAcciones: props.onAcciones,
    abrir: (fila, i) => {
      const lugar = lugarDe(idDe(fila));
      abrir((lugar !== undefined && filaEnLugar(tabla.current, lugar)?.cells[antes + i]) || null);
    },
  });
  const [, revisar] = useReducer((vueltas: number) => vueltas + 1, 0);
  useEffect(() => seguirla());
  const hayAbierta = abierta !== undefined;
  const cache = useQueryClient();
  // Later blocks of the list come without the first one being drawn again.
  useEffect(
    () => (hayAbierta ? cache.getQueryCache().subscribe(() => setTimeout(() => seguirla())) : undefined),
    [hayAbierta, cache],
  );
  /** When it went away, or down, what followed it came to its place. */
  const abajoDe = (antes: number, ahora: number | undefined): number => {
    if (ahora !== undefined && ahora <= antes) return Math.min(antes + 1, props.lista.total - 1);
    return filaEn(antes) === undefined ? Math.max(0, antes - 1) : antes;
  };
  const salir = useFija((cual: Abierta<Fila>, hacia: Salida, version: number | undefined) => {
    // Whoever opened another one while this was saved is there.
    if (cual !== abierta) return;
    setAbierta(undefined);
    if (hacia === 'nada') return;
    const celda = cual.td.cellIndex;
    const antesEstaba = indiceDe(cual.td);
    // What was saved may have moved it, or left it out of the filter.
    const esta = lugarDe(idDe(cual.fila), antesEstaba);
    if (hacia === 'aca') return enfocar({ fila: antesEstaba, celda });
    if (hacia === 'abajo') {
      // Where it went may not be drawn: what came after it is near.
      const proxima = lugarDe(cual.sigue, antesEstaba, antesEstaba + 1);
      return enfocar({ fila: proxima ?? abajoDe(antesEstaba, esta), celda });
    }
    const suya = esta === undefined ? undefined : filaEnLugar(tabla.current, esta)?.cells[celda];
    const otra = suya && vecinaDe(suya, hacia, (una) => celdaDe(una) !== undefined);
    if (!otra || !abrir(otra, { version })) enfocar({ fila: esta ?? antesEstaba, celda });
  });
  return (
    <>
      <GlobalStyles styles={estilo} />
      {sobre &&
        createPortal(
          <Lapiz
            columna={sobre.columna.titulo}
            nombre={nombreDe?.(sobre.fila) ?? ''}
            onClick={() => abrir(sobre.td)}
          />,
          sobre.td,
        )}
      {abierta &&
        createPortal(
          <Editor
            key={abierta.vez}
            {...abierta}
            espera={espera}
            ultima={ultima}
            nombre={nombreDe?.(abierta.fila) ?? ''}
            borrador={borrador}
            guardadas={guardadas(idDe(abierta.fila), abierta.columna.id)}
            actual={() => {
              const lugar = lugarDe(idDe(abierta.fila), indiceDe(abierta.td));
              return (lugar === undefined ? undefined : filaEn(lugar)) ?? abierta.fila;
            }}
            onFalla={revisar}
            onSalir={(hacia, version) => salir(abierta, hacia, version)}
          />,
          abierta.td,
        )}
      {pegado && (
        <Suspense>
          <DialogoDePegado
            {...pegado}
            idDe={idDe}
            nombreDe={nombreDe}
            ultima={ultima}
            onCerrar={() => {
              setPegado(undefined);
              pegado.volver();
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const estilo = {
  'td:not(.fija):has(> .editor, > .lapiz)': { position: 'relative' },
  // Twice its class: over what the grid says of its cells.
  'td:has(> .editor.editor)': { overflow: 'visible', zIndex: 5, color: 'transparent' },
  // What it said would stick out over its neighbours.
  'td:has(> .editor.editor) > :not(.editor)': { display: 'none' },
} as const;
