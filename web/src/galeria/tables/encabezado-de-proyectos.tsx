import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { CABEZA_AL_DEDO } from '#galeria/comun/al-dedo.ts';
import { textos } from './textos.ts';
import { CAMPOS, type Proyectos } from './use-proyectos.ts';

const DE_NUMEROS: readonly string[] = ['semanas', 'presupuesto'];

/** A box for all that match, and heads that sort by themselves. */
export function EncabezadoDeProyectos({ proyectos }: { readonly proyectos: Proyectos }) {
  const t = textos.usar();
  const { orden, sentido, elegidas, coinciden } = proyectos;
  return (
    <TableHead>
      <TableRow>
        <TableCell padding="checkbox">
          <Checkbox
            checked={elegidas.size === coinciden.length}
            indeterminate={elegidas.size > 0 && elegidas.size < coinciden.length}
            onChange={proyectos.alternarTodas}
            slotProps={{ input: { 'aria-label': t('elegirTodas') } }}
          />
        </TableCell>
        {CAMPOS.map((campo) => (
          <TableCell
            key={campo}
            align={DE_NUMEROS.includes(campo) ? 'right' : 'left'}
            sortDirection={campo === orden ? sentido : false}
          >
            <TableSortLabel
              active={campo === orden}
              direction={campo === orden ? sentido : 'asc'}
              onClick={() => proyectos.ordenarPor(campo)}
              sx={CABEZA_AL_DEDO}
            >
              {t(campo)}
            </TableSortLabel>
          </TableCell>
        ))}
      </TableRow>
    </TableHead>
  );
}
