import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { TIENDA, type Tienda } from '#galeria/ecommerce/estado.ts';
import { nombreDeColor } from '#galeria/ecommerce/palabras.ts';
import { textos } from '#galeria/ecommerce/textos.ts';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';

type Puesto = { readonly campo: 'category' | 'gender' | 'price' | 'color' | 'rating'; readonly texto: string };

/** The filters that leave something out, in words. */
export function usePuestos(tienda: Tienda): readonly Puesto[] {
  const t = textos.usar();
  const todos: readonly Puesto[] = [
    { campo: 'category', texto: t(`categoria.${tienda.category}`) },
    { campo: 'gender', texto: t(`genero.${tienda.gender}`) },
    { campo: 'price', texto: t(`precio.${tienda.price}`) },
    { campo: 'color', texto: nombreDeColor(t, tienda.color) },
    { campo: 'rating', texto: t('tienda.oMas', { cuantas: tienda.rating }) },
  ];
  return todos.filter(({ campo }) => tienda[campo] !== TIENDA[campo]);
}

/** Each of them as a chip that takes it away. */
export function FiltrosPuestos(props: {
  readonly puestos: readonly Puesto[];
  readonly onQuitar: (cambios: Partial<Tienda>) => void;
}) {
  const t = textos.usar();
  const foco = useFocoTrasQuitar<HTMLUListElement>(props.puestos.length);
  if (props.puestos.length === 0) return null;
  return (
    <Box component="ul" {...foco} aria-label={t('tienda.filtrosActivos')} sx={lista} data-testid="shop-puestos">
      {props.puestos.map(({ campo, texto }) => (
        <li key={campo}>
          <Button
            size="small"
            aria-label={t('tienda.quitarFiltro', { cual: texto })}
            endIcon={<IconX size={14} stroke={2} aria-hidden />}
            onClick={() => props.onQuitar({ [campo]: TIENDA[campo] })}
            sx={{ borderRadius: 4, bgcolor: 'primary.soft', color: 'primary.onSoft', border: 0 }}
          >
            {texto}
          </Button>
        </li>
      ))}
    </Box>
  );
}

const lista = { display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0, listStyle: 'none' } as const;
