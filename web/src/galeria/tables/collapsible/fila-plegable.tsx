import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useId, useState } from 'react';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { ConDibujo } from '#galeria/tables/celdas.tsx';
import type { Producto } from '#galeria/tables/muestras.ts';
import { textos } from '#galeria/tables/textos.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearEntero, formatearFecha, formatearPesos } from '#ui/formato/formato.ts';
import { Despliegue } from '#ui/pantalla/despliegue.tsx';
import { EstadoChip } from '#ui/piezas/estado-chip.tsx';

/** A product, and below it, when it is open, who bought it. */
export function FilaPlegable({ producto }: { readonly producto: Producto }) {
  const t = textos.usar();
  const [abierta, setAbierta] = useState(false);
  const id = useId();
  const { nombre, enStock } = producto;
  return (
    <>
      <TableRow className="fila" data-testid="collapsible-fila" sx={{ '& > td': { borderBottom: 0 } }}>
        <TableCell>
          <Pista texto={t('verHistorial', { que: nombre })}>
            <IconButton size="small" aria-expanded={abierta} aria-controls={id} onClick={() => setAbierta(!abierta)}>
              <IconChevronDown
                size={18}
                stroke={1.7}
                aria-hidden
                style={{ transition: 'transform 160ms', transform: abierta ? 'rotate(180deg)' : 'none' }}
              />
            </IconButton>
          </Pista>
        </TableCell>
        <TableCell>
          <ConDibujo dibujo={dibujo(nombre, 'abstracto', 88, 88)} nombre={nombre} />
        </TableCell>
        <TableCell>{producto.cliente}</TableCell>
        <TableCell>
          <EstadoChip tono={enStock ? 'exito' : 'error'}>{t(enStock ? 'enStock' : 'sinStock')}</EstadoChip>
        </TableCell>
        <TableCell align="right">
          <bdi>{formatearPesos(String(producto.precio))}</bdi>
        </TableCell>
        <TableCell align="right">{formatearEntero(producto.articulos)}</TableCell>
      </TableRow>
      <TableRow>
        <TableCell colSpan={6} style={{ height: 0, padding: 0 }}>
          <Despliegue abierto={abierta} id={id}>
            <Historial producto={producto} />
          </Despliegue>
        </TableCell>
      </TableRow>
    </>
  );
}

function Historial({ producto }: { readonly producto: Producto }) {
  const t = textos.usar();
  return (
    <Box sx={{ px: 2.5, pb: 2, bgcolor: 'sunken' }}>
      <Box component="h3" sx={{ m: 0, py: 1.5, fontSize: '0.875rem', fontWeight: 600 }}>
        {t('historial')}
      </Box>
      <Table size="small" aria-label={t('historialDe', { que: producto.nombre })} sx={interior}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fecha')}</TableCell>
            <TableCell>{t('cliente')}</TableCell>
            <TableCell align="right">{t('cantidad')}</TableCell>
            <TableCell align="right">{t('importe')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {producto.historial.map(({ fecha, cliente, cantidad }) => (
            <TableRow key={fecha}>
              <TableCell>{formatearFecha(fecha)}</TableCell>
              <TableCell>{cliente}</TableCell>
              <TableCell align="right">{formatearEntero(cantidad)}</TableCell>
              <TableCell align="right">
                <bdi>{formatearPesos(String(cantidad * producto.precio))}</bdi>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const interior = {
  bgcolor: 'background.paper',
  borderRadius: 1,
  '&& tbody .MuiTableCell-root': { height: 40 },
} as const;
