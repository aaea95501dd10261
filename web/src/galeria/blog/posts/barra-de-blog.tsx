import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { CATEGORIAS_DE_BLOG } from '#galeria/api-falsa/entidades/blog.ts';
import { ORDENES } from '#galeria/blog/estado.ts';
import { textos } from '#galeria/blog/textos.ts';
import { useOpcion, useParametro, usePonerParametros } from '#galeria/comun/parametros.ts';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';

/** What is as it begins is not written in the address. */
const DE_ENTRADA = { buscar: '', orden: 'newest', categoria: '' } as const;

/** Search, categories and order: what changes goes back to the first page. */
export function BarraDeBlog() {
  const t = textos.usar();
  const [buscar] = useParametro('buscar', '');
  const [orden] = useOpcion('orden', ORDENES, 'newest');
  const [categoria] = useOpcion('categoria', ['', ...CATEGORIAS_DE_BLOG], '');
  const poner = usePonerParametros();
  const cambiar = (nombre: keyof typeof DE_ENTRADA, valor: string) =>
    poner({ [nombre]: valor === DE_ENTRADA[nombre] ? undefined : valor, pagina: undefined });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
      <CajaDeBusqueda etiqueta={t('buscar')} valor={buscar} onBuscar={(texto) => cambiar('buscar', texto)} />
      <Box role="group" aria-label={t('categoria')} sx={categorias}>
        {(['', ...CATEGORIAS_DE_BLOG] as const).map((una) => (
          <Button
            key={una}
            size="small"
            variant={una === categoria ? 'contained' : 'outlined'}
            aria-pressed={una === categoria}
            onClick={() => cambiar('categoria', una)}
          >
            {una === '' ? t('todas') : t(`categorias.${una}`)}
          </Button>
        ))}
      </Box>
      <TextField
        select
        size="small"
        label={t('orden')}
        value={orden}
        onChange={(evento) => cambiar('orden', evento.target.value)}
        slotProps={{ select: { SelectDisplayProps: { 'aria-label': t('orden') } } }}
        sx={{ minWidth: 160, width: { xs: '100%', sm: 'auto' } }}
      >
        {ORDENES.map((uno) => (
          <MenuItem key={uno} value={uno}>
            {t(`ordenes.${uno}`)}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}

/** On a phone they take the row, and do not share it with the order. */
const categorias = { display: 'flex', flexWrap: 'wrap', gap: 0.75, flex: { xs: '1 1 100%', sm: 1 } } as const;
