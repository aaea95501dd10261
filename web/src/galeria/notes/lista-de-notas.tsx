import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Note, NoteColor } from '#galeria/api-falsa/entidades/notes.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearFecha } from '#ui/formato/formato.ts';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { ListaNavegable } from '#ui/listas/lista-navegable.tsx';
import { CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { primeraLinea } from './estado.ts';
import { textos } from './textos.ts';

/** Every note as a card of its colour, with the search above. */
export function ListaDeNotas(props: {
  readonly notas: readonly Note[];
  readonly elegida: number | null;
  readonly buscar: string;
  readonly onBuscar: (texto: string) => void;
  readonly onElegir: (nota: Note) => void;
  readonly onEliminar: (nota: Note) => void;
}) {
  const t = textos.usar();
  // The list goes with the last one that is in sight, and takes the focus along.
  const foco = useFocoTrasQuitar<HTMLDivElement>(props.notas.length, 'li');
  const nombreDe = (nota: Note) => primeraLinea(nota.title) || t('sinTexto');
  return (
    <Box {...foco} sx={{ display: 'contents' }}>
      <Stack sx={{ p: 2, pb: 1, gap: 1.5, '& > .MuiInputBase-root': { width: '100%' } }}>
        <CajaDeBusqueda etiqueta={t('buscar')} valor={props.buscar} onBuscar={props.onBuscar} />
        <Typography variant="h6" component="h2">
          {t('todas')}
        </Typography>
      </Stack>
      <CuerpoDePanel>
        {props.notas.length === 0 ? (
          <Stack role="status" sx={{ p: 2, gap: 1, alignItems: 'flex-start', color: 'text.secondary' }}>
            {t('noHay')}
            {props.buscar !== '' && (
              <Button size="small" onClick={() => props.onBuscar('')}>
                {t('limpiar')}
              </Button>
            )}
          </Stack>
        ) : (
          <ListaNavegable
            etiqueta={t('todas')}
            prueba="notes-list"
            filas={props.notas}
            idDe={({ id }) => id}
            elegida={props.elegida}
            onElegir={props.onElegir}
            onBorrar={props.onEliminar}
            estiloDe={(nota, elegida) => tarjeta(nota.color, elegida)}
            contenido={(nota) => (
              <Box sx={{ minWidth: 0, flex: 1 }}>
                <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
                  {nombreDe(nota)}
                </Typography>
                <Typography component="span" variant="caption" sx={{ display: 'block' }}>
                  {formatearFecha(nota.datef)}
                </Typography>
              </Box>
            )}
            despues={(nota, tabIndex) => (
              <Pista texto={t('eliminar', { que: nombreDe(nota) })}>
                <IconButton size="small" tabIndex={tabIndex} onClick={() => props.onEliminar(nota)} color="inherit">
                  <IconTrash size={18} stroke={1.7} aria-hidden />
                </IconButton>
              </Pista>
            )}
          />
        )}
      </CuerpoDePanel>
    </Box>
  );
}

const tarjeta = (color: NoteColor, elegida: boolean) => {
  const fondo = { bgcolor: `${color}.soft` };
  return {
    mx: elegida ? 1.5 : 2.5,
    my: 1,
    border: 0,
    borderRadius: 1,
    color: `${color}.onSoft`,
    ...fondo,
    '&:hover, &[data-elegida]': fondo,
    '&:hover': { ...fondo, boxShadow: 'inset 0 0 0 1px currentColor' },
    '&[data-elegida]': { ...fondo, boxShadow: 'inset 0 0 0 2px currentColor' },
    '&[data-elegida]::before': { display: 'none' },
  };
};
