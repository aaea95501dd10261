import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { ChipDeEstado, Equipo, Persona } from '#galeria/tables/celdas.tsx';
import { MarcoDeTabla } from '#galeria/tables/marco.tsx';
import { PROYECTOS } from '#galeria/tables/muestras.ts';
import { textos } from '#galeria/tables/textos.ts';
import { formatearPesos } from '#ui/formato/formato.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

const FILAS = 5;

/** The plainest of tables: five projects. */
export function BasicScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo sinLlamada titulo={t('basica')}>
      <Tarjeta titulo={t('proyectos')} sinRelleno>
        <MarcoDeTabla etiqueta={t('proyectos')} anchoMinimo={720}>
          <TableHead>
            <TableRow>
              <TableCell>{t('usuarios')}</TableCell>
              <TableCell>{t('proyecto')}</TableCell>
              <TableCell>{t('equipo')}</TableCell>
              <TableCell>{t('estado')}</TableCell>
              <TableCell align="right">{t('presupuesto')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {PROYECTOS.slice(0, FILAS).map((una) => (
              <TableRow key={una.id} className="fila" data-testid="basic-fila">
                <TableCell>
                  <Persona nombre={una.responsable} rol={una.rol} />
                </TableCell>
                <TableCell>{una.proyecto}</TableCell>
                <TableCell>
                  <Equipo nombres={una.equipo} />
                </TableCell>
                <TableCell>
                  <ChipDeEstado estado={una.estado} />
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: 600 }}>
                  <bdi>{formatearPesos(`${una.presupuesto}000`)}</bdi>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </MarcoDeTabla>
      </Tarjeta>
    </PaginaDemo>
  );
}
