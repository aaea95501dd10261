import Box from '@mui/material/Box';
import { type FocusEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmacionCancelada } from '#api/confirmacion.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { oVacio } from '#ui/formato/formato.ts';
import type { Columna, EdicionDeCelda } from '#ui/tabla/tabla-tipos.ts';
import { type UltimaDeshacible, useOfrecerDeshacer } from './deshacer.ts';
import type { Salida } from './escritura.ts';
import { fraseDe, fraseEnCelda } from './frase-de-rechazo.ts';
import type { Guardadas } from './guardadas.ts';
import { Sugerencias } from './sugerencias.tsx';
import type { TeclasEnEspera } from './teclas-en-espera.ts';
import { useTeclasDelCampo } from './use-teclas-del-campo.ts';

/** What is being written, to go on with it where its row is by now. */
export type Borrador<Fila> = {
  readonly fila: Fila;
  readonly version: number;
  readonly escrito: string;
  readonly falla: string | undefined;
  readonly guardando: boolean;
};

type Props<Fila> = {
  readonly fila: Fila;
  readonly columna: Columna<Fila>;
  readonly edicion: EdicionDeCelda<Fila>;
  readonly nombre: string;
  readonly escrito: string | undefined;
  readonly espera: TeclasEnEspera;
  readonly ultima: UltimaDeshacible;
  readonly version: number | undefined;
  /** What was refused of it already, in another place. */
  readonly falla: string | undefined;
  readonly borrador: RefObject<Borrador<Fila> | undefined>;
  readonly guardadas: Guardadas;
  /** The row as the list has it now. */
  readonly actual: () => Fila;
  readonly onFalla: () => void;
  readonly onSalir: (hacia: Salida, version: number | undefined) => void;
};

/** A cell while it is changed. What the server refuses is said on it, and stays to be mended. */
export function Editor<Fila>(props: Props<Fila>) {
  const { columna, nombre, edicion, escrito, espera } = props;
  const { t } = useTranslation('tabla');
  const campo = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const id = useId();
  const { antes, valor, setValor, falla, guardando, ocupado, guardar } = useGuardado(props, campo);
  const { opciones, sugerencias, ayuda, largo } = edicion;
  const dicho = falla ?? ayuda;
  const irse = (hacia: Salida) => {
    if (hacia === 'aca') props.onSalir('aca', undefined);
    else void guardar(hacia);
  };
  const deTeclas = useTeclasDelCampo({ campo, espera, edicion, valor, setValor, escrito, ocupado, irse });
  const comunes = {
    ref: campo,
    value: valor,
    'aria-label': t('edicion.de', { que: columna.titulo, de: nombre }),
    'aria-invalid': falla !== undefined,
    'aria-describedby': dicho === undefined ? undefined : id,
    'aria-busy': guardando,
    // What was refused is asked again by who knows what it says now, and not by going elsewhere. Nor does somebody who looks
    // at another window end what they were typing: this one keeps its focus on the field.
    onBlur: ({ currentTarget }: FocusEvent) =>
      void (falla === undefined && document.activeElement !== currentTarget && guardar('nada')),
    ...deTeclas,
  };
  return (
    <Box className="editor" sx={caja} data-falla={falla !== undefined}>
      {opciones ? (
        <select {...comunes} onChange={(evento) => !guardando && setValor(evento.target.value)}>
          {opciones.map(({ id, texto }) => (
            <option key={id} value={id}>
              {texto}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...comunes}
          dir="auto"
          autoComplete="off"
          readOnly={guardando}
          maxLength={largo}
          list={sugerencias && `${id}-valores`}
          onChange={(evento) => setValor(evento.target.value)}
        />
      )}
      {sugerencias && <Sugerencias id={`${id}-valores`} valores={sugerencias} texto={valor} antes={antes} />}
      <Box id={id} role="alert" sx={dicho === undefined ? {} : falla === undefined ? [frase, deAyuda] : frase}>
        {dicho}
      </Box>
    </Box>
  );
}

/** How a value of a cell is said. */
export const decirValor = <Fila,>(edicion: EdicionDeCelda<Fila>, uno: string): string =>
  oVacio(edicion.opciones?.find(({ id }) => id === uno)?.texto ?? edicion.decir?.(uno) ?? uno);

function useGuardado<Fila>(props: Props<Fila>, campo: RefObject<HTMLElement | null>) {
  const { fila, columna, edicion, nombre, espera, borrador, guardadas, actual, onSalir } = props;
  const { t } = useTranslation('tabla');
  const avisos = useAvisos();
  const ofrecerDeshacer = useOfrecerDeshacer(props.ultima);
  const [base, setBase] = useState({ fila, version: props.version ?? edicion.version(fila) });
  const antes = edicion.valor(base.fila);
  const [valor, setValor] = useState(props.escrito ?? antes);
  const [falla, setFalla] = useState(props.falla);
  const [guardando, setGuardando] = useState(false);
  const ocupado = useRef(false);
  useLayoutEffect(() => {
    borrador.current = { ...base, escrito: valor, falla, guardando };
  });

  const decir = (uno: string) => decirValor(edicion, uno);
  /** With the person elsewhere there is no cell left to say it on. */
  const avisarPerdida = (nuevo: string, error: unknown) => {
    if (error instanceof ConfirmacionCancelada) return;
    avisos.error(t('edicion.noSeGuardo', { valor: decir(nuevo), que: columna.titulo, de: nombre }), {
      detalle: fraseDe(error),
    });
  };
  const guardar = async (hacia: Salida) => {
    if (ocupado.current) return;
    ocupado.current = true;
    if (valor.trim() === antes) return onSalir(hacia, props.version);
    setGuardando(true);
    setFalla(undefined);
    const nuevo = valor.trim();
    try {
      const version = await edicion.guardar(base.fila, nuevo, base.version, antes);
      guardadas.anotar(base.version, version);
      ofrecerDeshacer(t('edicion.guardada', { que: columna.titulo, de: nombre, valor: decir(nuevo) }), async () => {
        const sobre = guardadas.sobreQue(version);
        guardadas.anotar(sobre, await edicion.guardar(base.fila, antes, sobre, nuevo));
      });
      onSalir(hacia, version);
    } catch (error) {
      if (!campo.current?.isConnected) {
        avisarPerdida(nuevo, error);
        return onSalir('nada', undefined);
      }
      // The list was read again: saving once more is over what it says now, which is told.
      const ahora = actual();
      const dice = edicion.valor(ahora);
      setBase({ fila: ahora, version: edicion.version(ahora) });
      setFalla(fraseEnCelda(error, dice === antes ? undefined : decir(dice), t));
      setGuardando(false);
      ocupado.current = false;
      // What was typed meanwhile was for the next one, where nobody went.
      espera.teclas.length = 0;
      props.onFalla();
    }
  };
  return { antes, valor, setValor, falla, guardando, ocupado, guardar };
}

const caja = {
  position: 'absolute',
  inset: 2,
  zIndex: 1,
  display: 'flex',
  borderRadius: '4px',
  bgcolor: 'background.paper',
  boxShadow: (theme: { vars: { palette: { primary: { main: string } } } }) =>
    `0 0 0 2px ${theme.vars.palette.primary.main}`,
  '&[data-falla="true"]': {
    boxShadow: (theme: { vars: { palette: { error: { main: string } } } }) =>
      `0 0 0 2px ${theme.vars.palette.error.main}`,
  },
  '& input, & select': {
    flex: 1,
    minWidth: 0,
    px: '6px',
    border: 0,
    outline: 0,
    borderRadius: '4px',
    font: 'inherit',
    color: 'text.primary',
    bgcolor: 'transparent',
  },
  '& option': { bgcolor: 'background.paper' },
} as const;

/** Under the cell, over the rows below. */
const frase = {
  position: 'absolute',
  insetBlockStart: 'calc(100% + 6px)',
  insetInlineStart: 0,
  width: 'max-content',
  maxWidth: 320,
  px: 1.25,
  py: 0.75,
  borderRadius: '6px',
  whiteSpace: 'normal',
  textAlign: 'start',
  fontWeight: 400,
  bgcolor: 'error.soft',
  color: 'error.onSoft',
  boxShadow: 3,
} as const;

const deAyuda = { bgcolor: 'background.paper', color: 'text.secondary' } as const;
