import Box from '@mui/material/Box';
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { type KeyboardEvent, useId } from 'react';
import { CasillaMarcada, CasillaParcial, CasillaVacia } from '#apariencia/casillas.tsx';
import { Despliegue } from '#ui/pantalla/despliegue.tsx';
import { efectoDeTecla, esTeclaDeLinea, type LineaDeArbol, teclaDeArbol, useFocoDeArbol } from '#ui/teclado/arbol.ts';
import { alternarRama, lineasDe, type NodoDeMuestra } from './estado.ts';
import { estiloDeArbol } from './estilo.ts';

type Props = {
  readonly etiqueta: string;
  readonly raiz: NodoDeMuestra;
  readonly abiertas: ReadonlySet<string>;
  readonly onAbiertas: (abiertas: ReadonlySet<string>) => void;
  /** The chosen line, in a tree where one is chosen. */
  readonly elegido?: string;
  /** What the box of a line says, in a tree where lines are ticked. */
  readonly tildeDe?: (nodo: NodoDeMuestra) => boolean | 'mixed';
  readonly onElegir: (nodo: NodoDeMuestra) => void;
};

/** A tree with the keys of the pattern: arrows walk, open and close; Enter and space choose. */
export function Arbol(props: Props) {
  const { raiz, abiertas, onAbiertas } = props;
  const lineas = lineasDe(raiz, abiertas);
  const foco = useFocoDeArbol<HTMLUListElement>(lineas);
  const alternar = (id: string) => onAbiertas(alternarRama(abiertas, id));
  const handleTecla = (evento: KeyboardEvent, nodo: NodoDeMuestra) => {
    if (!esTeclaDeLinea(evento)) return;
    const key = teclaDeArbol(evento);
    const lugar = lineas.findIndex(({ clave }) => clave === nodo.id);
    const elige = key === 'Enter' || key === ' ';
    const efecto = elige ? 'elegir' : efectoDeTecla(key, lineas, lugar);
    if (efecto === undefined) return;
    evento.preventDefault();
    if (efecto === 'elegir') props.onElegir(nodo);
    else if (typeof efecto === 'object') foco.ir(efecto.clave);
    else alternar(nodo.id);
  };
  return (
    <Box
      component="ul"
      role="tree"
      aria-label={props.etiqueta}
      aria-multiselectable={props.tildeDe ? true : undefined}
      ref={foco.lista}
      sx={estiloDeArbol}
    >
      <Linea
        {...props}
        nodo={raiz}
        nivel={1}
        lineas={lineas}
        activa={foco.activa}
        onFoco={foco.enfocada}
        onTecla={handleTecla}
        onAlternar={alternar}
      />
    </Box>
  );
}

type PropsDeLinea = Props & {
  readonly nodo: NodoDeMuestra;
  readonly nivel: number;
  readonly lineas: readonly LineaDeArbol[];
  readonly activa: string | undefined;
  readonly onFoco: (id: string) => void;
  readonly onTecla: (evento: KeyboardEvent, nodo: NodoDeMuestra) => void;
  readonly onAlternar: (id: string) => void;
};

function Linea(props: PropsDeLinea) {
  const { nodo, nivel, abiertas, activa, elegido, tildeDe } = props;
  const id = useId();
  const abierta = nodo.hijos && abiertas.has(nodo.id);
  const tilde = tildeDe?.(nodo);
  const elegir = () => {
    props.onFoco(nodo.id);
    props.onElegir(nodo);
  };
  return (
    <li role="none">
      {/* The name of a line is what it says, and not what hangs from it. */}
      <Box
        className="renglon"
        role="treeitem"
        data-linea={nodo.id}
        tabIndex={activa === nodo.id ? 0 : -1}
        aria-level={nivel}
        {...(nodo.hijos && { 'aria-expanded': abierta === true })}
        {...(abierta && { 'aria-owns': id })}
        {...(tilde === undefined ? { 'aria-selected': elegido === nodo.id } : { 'aria-checked': tilde })}
        onFocus={() => props.onFoco(nodo.id)}
        onKeyDown={(evento) => props.onTecla(evento, nodo)}
      >
        {nodo.hijos ? (
          <Box component="span" className="signo" aria-hidden onClick={() => props.onAlternar(nodo.id)}>
            {abierta ? <IconMinus size={14} stroke={2} /> : <IconPlus size={14} stroke={2} />}
          </Box>
        ) : (
          <span className="punto" aria-hidden />
        )}
        <Box component="span" className="nombre" onClick={elegir}>
          {tilde !== undefined && <Casilla tilde={tilde} />}
          {nodo.nombre}
        </Box>
      </Box>
      {nodo.hijos && (
        <Despliegue abierto={abierta === true}>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of a tree, not of a form. */}
          <ul role="group" id={id}>
            {nodo.hijos.map((hijo) => (
              <Linea key={hijo.id} {...props} nodo={hijo} nivel={nivel + 1} />
            ))}
          </ul>
        </Despliegue>
      )}
    </li>
  );
}

function Casilla({ tilde }: { readonly tilde: boolean | 'mixed' }) {
  const Dibujo = tilde === 'mixed' ? CasillaParcial : tilde ? CasillaMarcada : CasillaVacia;
  return (
    <Box component="span" sx={{ display: 'flex', color: tilde ? 'primary.main' : 'borderStrong' }}>
      <Dibujo />
    </Box>
  );
}
