import Box from '@mui/material/Box';
import IconCategory from '@tabler/icons-react/dist/esm/icons/IconCategory.mjs';
import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAccionesDeNodo } from '#articulos/clasificacion/acciones-de-nodo.tsx';
import { usePanelAbierto } from '#articulos/clasificacion/panel-abierto.ts';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { esTeclaDeLinea, teclaDeArbol, useFocoDeArbol } from '#ui/teclado/arbol.ts';
import { efectoEnRubros } from './efecto-de-tecla.ts';
import { useLugarDeLoTraido } from './lugar-de-lo-traido.ts';
import { type Despliegue, type Rama, useRamas } from './ramas.ts';
import { RenglonDeRama } from './renglon-de-rama.tsx';

/** The three levels at once, each node with how many artículos it holds and what their stock is worth (CLA-01). */
export function ArbolDeRubros({ buscar }: { readonly buscar: string }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const navigate = useNavigate();
  const cambiarBusqueda = (texto: string) =>
    void navigate({
      to: '.',
      search: ({ buscar: _, ...resto }: Record<string, unknown>) =>
        texto === '' ? resto : { ...resto, buscar: texto },
      replace: true,
    } as never);
  return (
    <Tarjeta sinRelleno>
      <Box sx={{ p: 2 }}>
        <CajaDeBusqueda valor={buscar} etiqueta={t('nodo:buscar')} onBuscar={cambiarBusqueda} />
      </Box>
      {/* What somebody opened belongs to what they were looking at. */}
      <Ramas key={buscar} buscar={buscar} />
    </Tarjeta>
  );
}

const CERRADO: Despliegue = { abiertas: new Map(), paginas: new Map() };

function Ramas({ buscar }: { readonly buscar: string }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const [despliegue, setDespliegue] = useState(CERRADO);
  const { consulta, hallazgos, ramas } = useRamas(despliegue, buscar);
  const { abrir: ver } = usePanelAbierto();
  const foco = useFocoDeArbol<HTMLUListElement>(ramas);
  const guardarLugar = useLugarDeLoTraido(ramas, foco.ir);
  // Here and not in each line: they bring the commands of the level, and there may be thousands of lines.
  const acciones = {
    rubro: useAccionesDeNodo('rubro').acciones,
    familia: useAccionesDeNodo('familia').acciones,
    subfamilia: useAccionesDeNodo('subfamilia').acciones,
  };

  const abrir = (claves: readonly string[], abierta: boolean) =>
    setDespliegue(({ abiertas, paginas }) => ({
      abiertas: new Map([...abiertas, ...claves.map((clave) => [clave, abierta] as const)]),
      paginas,
    }));
  const traerMas = ({ padreId }: Rama) =>
    setDespliegue(({ abiertas, paginas }) => ({
      abiertas,
      paginas: new Map([...paginas, [padreId ?? '', (paginas.get(padreId ?? '') ?? 1) + 1]]),
    }));
  const entrar = (rama: Rama) => {
    if (rama.nodo) return ver(rama.nivel, rama.nodo.id);
    if (rama.trayendo) return;
    guardarLugar(rama);
    if ('reintentar' in rama) rama.reintentar();
    else traerMas(rama);
  };
  const handleKey = (evento: KeyboardEvent, rama: Rama, i: number) => {
    if (!esTeclaDeLinea(evento)) return;
    // «/» brings the search here wherever one is.
    const efecto = evento.key === '/' ? undefined : efectoEnRubros(teclaDeArbol(evento), ramas, i);
    if (efecto === undefined) return;
    evento.preventDefault();
    if (efecto === 'ver') entrar(rama);
    else if (efecto === 'hermanas') {
      abrir(
        ramas.filter((otra) => otra.padreId === rama.padreId && otra.hijas > 0).map(({ clave }) => clave),
        true,
      );
    } else if (efecto === 'abrir' || efecto === 'cerrar') abrir([rama.clave], efecto === 'abrir');
    else foco.ir(efecto.clave);
  };
  return (
    <Cargado
      consulta={consulta as never}
      esVacio={() => ramas.length === 0}
      vacio={{
        icono: IconCategory,
        titulo: t(buscar === '' ? 'nodo:clasificacion.vacioRubros' : 'nodo:sinHallazgos'),
        ...(buscar === '' ? { texto: t('nodo:clasificacion.vacioTexto') } : {}),
      }}
    >
      {() => (
        <>
          {ramas.some(({ nodo }) => nodo?.valor !== undefined) && (
            <Box aria-hidden sx={cabeza}>
              {t('nodo:clasificacion.valor')}
            </Box>
          )}
          <Box
            component="ul"
            role="tree"
            aria-label={t('nodo:clasificacion.arbolEtiqueta')}
            ref={foco.lista}
            sx={arbol}
          >
            {ramas.map((rama, i) => (
              <RenglonDeRama
                key={rama.clave}
                rama={rama}
                buscar={rama.nodo && hallazgos?.coinciden.includes(rama.clave) ? buscar : undefined}
                activa={rama.clave === foco.activa}
                acciones={acciones[rama.nivel]}
                onAlternar={() => (rama.hijas > 0 ? abrir([rama.clave], !rama.abierta) : entrar(rama))}
                onKeyDown={(evento) => handleKey(evento, rama, i)}
                onFocus={() => foco.enfocada(rama.clave)}
              />
            ))}
          </Box>
          {hallazgos?.hayMas && <Box sx={{ p: 2, color: 'text.secondary' }}>{t('nodo:hayMas')}</Box>}
        </>
      )}
    </Cargado>
  );
}

/** Over the figures, which end before the menu of their line. */
const cabeza = {
  display: { xs: 'none', sm: 'block' },
  pb: 0.75,
  paddingInlineEnd: '46px',
  textAlign: 'end',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
} as const;

const arbol = { m: 0, p: 0, listStyle: 'none', fontSize: '0.8125rem', borderTop: 1, borderColor: 'divider' } as const;
