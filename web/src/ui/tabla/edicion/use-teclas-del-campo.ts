import {
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { EdicionDeCelda } from '#ui/tabla/tabla-tipos.ts';
import { esLetra, type Salida, salidaDe, trasTecla, trasTeclaEn } from './escritura.ts';
import { comoTecla, ponerEnEspera, type TeclasEnEspera } from './teclas-en-espera.ts';

/** How long letters look for one option together. */
const BUSQUEDA_MS = 1_000;

type Pedido = {
  readonly campo: RefObject<(HTMLInputElement & HTMLSelectElement) | null>;
  readonly espera: TeclasEnEspera;
  readonly edicion: Pick<EdicionDeCelda<never>, 'opciones' | 'largo'>;
  readonly valor: string;
  readonly setValor: (valor: string) => void;
  /** What was pasted to begin: without it, all that there is gives way to the first letter. */
  readonly escrito: string | undefined;
  readonly ocupado: RefObject<boolean>;
  readonly irse: (hacia: Salida) => void;
};

/** The keys of a field: those that were pressed before it came, up to one that leads out of it, and those that it hears; and what is pasted in it. */
export function useTeclasDelCampo(pedido: Pedido): {
  readonly onKeyDown: (evento: KeyboardEvent) => void;
  readonly onPaste: (evento: ClipboardEvent) => void;
} {
  const { campo, espera, valor, setValor, escrito, ocupado, irse } = pedido;
  const { opciones, largo } = pedido.edicion;
  const [comienzo, setComienzo] = useState<{
    readonly desde: number;
    readonly hasta: number;
    readonly salida?: Salida;
  }>();
  /** What waited is taken once: in development effects run twice, before what the first run says is drawn. */
  const empezado = useRef(false);
  const seVa = useRef(false);
  const busca = useRef({ letras: '', en: 0 });

  const comenzar = useEffectEvent(() => {
    campo.current?.focus();
    if (empezado.current) return;
    empezado.current = true;
    const { propias, salida } = sacar(espera);
    const entera = { texto: valor, desde: escrito === undefined ? 0 : valor.length, hasta: valor.length };
    if (opciones) {
      const elegida = propias.reduce((antes, tecla) => trasTeclaEn(opciones, antes, tecla), { valor, buscado: '' });
      busca.current = { letras: elegida.buscado, en: Date.now() };
      setValor(elegida.valor);
      setComienzo({ ...entera, ...(salida && { salida }) });
    } else {
      const { texto, desde, hasta } = propias.reduce(trasTecla, entera);
      setValor(texto.slice(0, largo));
      setComienzo({ desde, hasta, ...(salida && { salida }) });
    }
    seVa.current = salida !== undefined;
  });
  useLayoutEffect(() => comenzar(), []);
  useLayoutEffect(() => {
    if (comienzo) campo.current?.setSelectionRange?.(comienzo.desde, comienzo.hasta);
  }, [comienzo, campo]);
  const salir = useEffectEvent((hacia: Salida) => {
    seVa.current = false;
    irse(hacia);
  });
  useEffect(() => {
    if (comienzo?.salida) salir(comienzo.salida);
  }, [comienzo]);

  /** What comes while this is saved is for where the keyboard goes then. */
  const esDeDespues = () => ocupado.current || seVa.current;
  const onPaste = ({ nativeEvent }: ClipboardEvent) => {
    const pegada = comoTecla(nativeEvent);
    if (esDeDespues()) ponerEnEspera(espera, pegada, pegada.texto);
  };
  const onKeyDown = (evento: KeyboardEvent) => {
    // The grid has other uses for these keys.
    evento.stopPropagation();
    // Those that choose among what a writing system offers are of the letter that is being made.
    if (evento.nativeEvent.isComposing) return;
    const hacia = salidaDe(evento);
    if (hacia === 'aca') espera.teclas.length = 0;
    else if (esDeDespues()) return void ponerEnEspera(espera, evento.nativeEvent, true);
    if (hacia !== undefined) {
      evento.preventDefault();
      irse(hacia);
    } else if (opciones && esLetra(evento.key) && !evento.ctrlKey && !evento.metaKey && !evento.altKey) {
      const letras = Date.now() - busca.current.en < BUSQUEDA_MS ? busca.current.letras : '';
      // The space bar opens them.
      if (evento.key === ' ' && letras === '') return;
      evento.preventDefault();
      const elegida = trasTeclaEn(opciones, { valor, buscado: letras }, evento);
      busca.current = { letras: elegida.buscado, en: Date.now() };
      setValor(elegida.valor);
    }
  };
  return { onKeyDown, onPaste };
}

/** The keys that wait, up to one that leads out: those after it are for where it leads. */
function sacar(espera: TeclasEnEspera) {
  const { teclas } = espera;
  const fin = teclas.findIndex((tecla) => salidaDe(tecla) !== undefined);
  const propias = teclas.splice(0, fin < 0 ? teclas.length : fin);
  const [ultima] = teclas.splice(0, 1);
  espera.celda = undefined;
  return { propias, salida: ultima && salidaDe(ultima) };
}
