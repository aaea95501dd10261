import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { MarcoDeTabla } from '#galeria/tables/marco.tsx';
import { PRODUCTOS } from '#galeria/tables/muestras.ts';
import { textos } from '#galeria/tables/textos.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { FilaPlegable } from './fila-plegable.tsx';

/** Each row opens its history below; one or many at a time. */
export function CollapsibleScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo sinLlamada titulo={t('plegable')}>
      <Tarjeta titulo={t('productos')} sinRelleno>
        <MarcoDeTabla etiqueta={t('productos')} anchoMinimo={760} fija={2}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ width: 56 }}>
                <Oculto>{t('historial')}</Oculto>
              </TableCell>
              <TableCell>{t('producto')}</TableCell>
              <TableCell>{t('cliente')}</TableCell>
              <TableCell>{t('inventario')}</TableCell>
              <TableCell align="right">{t('precio')}</TableCell>
              <TableCell align="right">{t('articulos')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {PRODUCTOS.map((producto) => (
              <FilaPlegable key={producto.id} producto={producto} />
            ))}
          </TableBody>
        </MarcoDeTabla>
      </Tarjeta>
    </PaginaDemo>
  );
}
