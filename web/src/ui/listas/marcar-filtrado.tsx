import Button from '@mui/material/Button';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { useConfirmar } from '#ui/flotantes/confirmar.tsx';
import { Menu, MenuItem } from '#ui/flotantes/flotantes.tsx';

type Props<Marca extends string> = {
  readonly boton: string;
  /** What the menu is, for who does not see it. */
  readonly menu: string;
  readonly marcas: readonly { readonly marca: Marca; readonly texto: string }[];
  readonly pregunta: (que: string) => { readonly titulo: string; readonly texto: string };
  readonly onMarcar: (marca: Marca) => void;
};

/** One mark for all the rows that a filter shows, on every page; it asks before. */
export function MarcarFiltrado<Marca extends string>({ boton, menu, marcas, pregunta, onMarcar }: Props<Marca>) {
  const confirmar = useConfirmar();
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  const handleMarcar = async (marca: Marca, texto: string) => {
    setAncla(null);
    if (await confirmar({ ...pregunta(texto), boton: texto })) onMarcar(marca);
  };
  return (
    <>
      <Button
        size="small"
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        endIcon={<IconChevronDown size={16} stroke={1.7} aria-hidden />}
        onClick={({ currentTarget }) => setAncla(currentTarget)}
      >
        {boton}
      </Button>
      <Menu
        anchorEl={ancla}
        open={ancla !== null}
        onClose={() => setAncla(null)}
        slotProps={{ list: { 'aria-label': menu } }}
      >
        {marcas.map(({ marca, texto }) => (
          <MenuItem key={marca} onClick={() => void handleMarcar(marca, texto)}>
            {texto}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
