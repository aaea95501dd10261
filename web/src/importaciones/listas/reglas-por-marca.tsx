import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { escribirDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PanelDeMarca } from './panel-de-marca.tsx';
import type { Reglas } from './panel-de-reglas.tsx';

type Marca = Reglas['marcas'][number];
const NUEVA: Marca = { texto: '', marcaId: null, descuentos: null, omitir: false };

/** What is done with the rows of each marca. */
export function ReglasPorMarca(props: {
  readonly valor: readonly Marca[];
  readonly onCambio: (marcas: Marca[]) => void;
}) {
  const { t } = useTranslation('importaciones');
  const [editando, setEditando] = useState<Marca | null>(null);
  const { valor, onCambio } = props;
  const sin = (texto: string) => valor.filter((una) => normaCodigo(una.texto) !== normaCodigo(texto));
  return (
    <Box>
      <Typography variant="subtitle2" component="h3" sx={{ fontSize: '0.8125rem' }}>
        {t('listas.reglas.marcas')}
      </Typography>
      {valor.length === 0 && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {t('listas.reglas.marcasVacio')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {valor.map((marca) => (
          <Box component="li" key={marca.texto} sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 40 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontSize: '0.8125rem' }}>
              <b>{marca.texto}</b>{' '}
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {marca.omitir ? t('listas.reglas.marca.salteada') : escribirDescuentos(marca.descuentos ?? [])}
              </Box>
            </Box>
            <IconButton
              size="small"
              aria-label={t('listas.reglas.marca.editar', { marca: marca.texto })}
              onClick={() => setEditando(marca)}
            >
              <IconPencil size={16} stroke={1.7} aria-hidden />
            </IconButton>
            <IconButton
              size="small"
              aria-label={t('listas.reglas.marca.quitar', { marca: marca.texto })}
              onClick={() => onCambio(sin(marca.texto))}
            >
              <IconTrash size={16} stroke={1.7} aria-hidden />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        size="small"
        startIcon={<IconPlus size={16} stroke={1.7} aria-hidden />}
        onClick={() => setEditando(NUEVA)}
        sx={{ mt: 0.5 }}
      >
        {t('listas.reglas.agregarMarca')}
      </Button>
      {editando && (
        <PanelDeMarca
          inicial={editando}
          onGuardar={(marca) => {
            onCambio([
              ...sin(editando.texto).filter((una) => normaCodigo(una.texto) !== normaCodigo(marca.texto)),
              marca,
            ]);
            setEditando(null);
          }}
          onCerrar={() => setEditando(null)}
        />
      )}
    </Box>
  );
}
