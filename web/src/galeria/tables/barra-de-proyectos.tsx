import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useEffect, useRef } from 'react';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { conDedo } from '#ui/teclado/con-dedo.ts';
import { ESTADOS } from './muestras.ts';
import { textos } from './textos.ts';
import type { Proyectos } from './use-proyectos.ts';

/** What is chosen and how to delete it; while nothing is, how to look for less. */
export function BarraDeProyectos(props: { readonly proyectos: Proyectos; readonly conBusqueda: boolean }) {
  const t = textos.usar();
  const { elegidas, eliminar, buscar, estado, filtrar, buscarTexto } = props.proyectos;
  const { caja, sigueAca } = useFocoTrasEliminar(elegidas.size > 0);
  if (elegidas.size > 0) {
    return (
      <Box sx={{ ...barra, bgcolor: 'primary.soft', color: 'primary.onSoft' }}>
        <Typography role="status" sx={{ flex: 1, fontWeight: 600 }}>
          {t('elegidas', { count: elegidas.size })}
        </Typography>
        <Button
          color="error"
          size="small"
          startIcon={<IconTrash size={18} stroke={1.7} aria-hidden />}
          onClick={() => {
            sigueAca();
            eliminar();
          }}
        >
          {t('eliminar')}
        </Button>
      </Box>
    );
  }
  return (
    <Box ref={caja} tabIndex={-1} sx={{ ...barra, outline: 'none' }}>
      {props.conBusqueda ? (
        <CajaDeBusqueda valor={buscar} etiqueta={t('buscar')} onBuscar={buscarTexto} />
      ) : (
        <Typography variant="h6" component="h2" tabIndex={-1} sx={{ outline: 'none' }}>
          {t('proyectos')}
        </Typography>
      )}
      <Box sx={{ flex: 1 }} />
      <FiltroOpciones
        etiqueta={t('estado')}
        valor={estado === 'todos' ? undefined : estado}
        opciones={ESTADOS.map((uno) => ({ valor: uno, texto: t(`de.${uno}`) }))}
        onCambio={(uno) => filtrar(uno ?? 'todos')}
      />
    </Box>
  );
}

/**
 * The button that deletes goes away with what was chosen: the keyboard goes on in the search, or in the title without one. A
 * finger goes on in the bar: in the search, the letters to write with would come up over the table.
 */
function useFocoTrasEliminar(hayElegidas: boolean) {
  const caja = useRef<HTMLDivElement>(null);
  const elimino = useRef(false);
  useEffect(() => {
    if (hayElegidas || !elimino.current) return;
    elimino.current = false;
    const destino = caja.current?.querySelector<HTMLElement>(conDedo() ? 'h2' : 'input, h2') ?? caja.current;
    destino?.focus();
  }, [hayElegidas]);
  const sigueAca = () => {
    elimino.current = true;
  };
  return { caja, sigueAca };
}

const barra = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 60,
  px: 2.5,
  py: { xs: 1.5, sm: 1 },
} as const;
