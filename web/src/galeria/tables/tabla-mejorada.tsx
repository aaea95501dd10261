import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { BotonDeTraer } from '#galeria/comun/con-estados.tsx';
import { formatearEntero, formatearPesos } from '#ui/formato/formato.ts';
import { VistaVacia } from '#ui/pantalla/estado-vista.tsx';
import { VistaSinResultados } from '#ui/pantalla/sin-resultados.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { BarraDeProyectos } from './barra-de-proyectos.tsx';
import { ChipDeEstado, Equipo, Persona } from './celdas.tsx';
import { EncabezadoDeProyectos } from './encabezado-de-proyectos.tsx';
import { MarcoDeTabla } from './marco.tsx';
import type { Proyecto } from './muestras.ts';
import { Paginado } from './paginado.tsx';
import { textos } from './textos.ts';
import { POR_PAGINA, type Proyectos, useProyectos } from './use-proyectos.ts';

/** Boxes, heads that sort, a bar that tells what is chosen or filters, narrow rows and pages. */
export function TablaMejorada({ conBusqueda = false }: { readonly conBusqueda?: boolean }) {
  const t = textos.usar();
  const proyectos = useProyectos();
  return (
    <Tarjeta sinRelleno>
      <BarraDeProyectos proyectos={proyectos} conBusqueda={conBusqueda} />
      {proyectos.coinciden.length > 0 ? (
        <MarcoDeTabla etiqueta={t('proyectos')} anchoMinimo={860} fija={2} densa={proyectos.densa}>
          <EncabezadoDeProyectos proyectos={proyectos} />
          <TableBody>
            {proyectos.visibles.map((una) => (
              <Fila key={una.id} una={una} proyectos={proyectos} />
            ))}
          </TableBody>
        </MarcoDeTabla>
      ) : proyectos.vacia ? (
        <VistaVacia titulo={t('vacia')} accion={<BotonDeTraer onTraer={proyectos.reponer} />} />
      ) : (
        <VistaSinResultados buscar={proyectos.buscar || undefined} onLimpiar={proyectos.limpiar} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}>
        <FormControlLabel
          sx={{ mx: 1.5 }}
          label={t('densa')}
          control={<Switch checked={proyectos.densa} onChange={(_, puesta) => proyectos.ponerDensa(puesta)} />}
        />
        <Box sx={{ flex: { xs: '1 1 100%', sm: 1 }, '&& > *': { borderTop: 0 } }}>
          <Paginado pagina={proyectos.pagina} porPagina={proyectos.porPagina} opciones={POR_PAGINA} />
        </Box>
      </Box>
    </Tarjeta>
  );
}

function Fila({ una, proyectos }: { readonly una: Proyecto; readonly proyectos: Proyectos }) {
  const t = textos.usar();
  const { buscar, elegidas } = proyectos;
  const elegida = elegidas.has(una.id);
  const responsable = <Resaltado texto={una.responsable} buscar={buscar} />;
  return (
    <TableRow className="fila" selected={elegida} aria-selected={elegida} data-testid="tables-fila">
      <TableCell padding="checkbox">
        <Checkbox
          checked={elegida}
          onChange={() => proyectos.alternar(una.id)}
          slotProps={{ input: { 'aria-label': t('elegir', { que: una.responsable }) } }}
        />
      </TableCell>
      <TableCell>
        {proyectos.densa ? responsable : <Persona nombre={una.responsable} rol={una.rol} visto={responsable} />}
      </TableCell>
      <TableCell>
        <Resaltado texto={una.proyecto} buscar={buscar} />
      </TableCell>
      <TableCell>
        <Equipo nombres={una.equipo} />
      </TableCell>
      <TableCell>
        <ChipDeEstado estado={una.estado} />
      </TableCell>
      <TableCell align="right">{formatearEntero(una.semanas)}</TableCell>
      <TableCell align="right" sx={{ fontWeight: 600 }}>
        <bdi>{formatearPesos(`${una.presupuesto}000`)}</bdi>
      </TableCell>
    </TableRow>
  );
}
