import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import type { Contact } from '#galeria/api-falsa/entidades/contacts.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { CajaDeBusqueda } from '#ui/listas/caja-de-busqueda.tsx';
import { ListaNavegable } from '#ui/listas/lista-navegable.tsx';
import { BotonDeLateral, CuerpoDePanel } from '#ui/pantalla/tres-paneles.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import { useFocoTrasQuitar } from '#ui/teclado/foco-tras-quitar.ts';
import { BotonDeEstrella } from './boton-de-estrella.tsx';
import { nombreDe } from './estado.ts';
import { textos } from './textos.ts';

/** Who the filter and the search leave. */
export function ListaDeContactos(props: {
  readonly contactos: readonly Contact[];
  readonly elegido: number | null;
  readonly buscar: string;
  readonly onBuscar: (texto: string) => void;
  readonly onLimpiar: () => void;
  readonly onElegir: (contacto: Contact) => void;
  readonly onEstrella: (contacto: Contact) => void;
  readonly onEliminar: (contacto: Contact) => void;
}) {
  const t = textos.usar();
  // The list goes with the last one that is in sight, and takes the focus along.
  const foco = useFocoTrasQuitar<HTMLDivElement>(props.contactos.length, 'li');
  return (
    <Box {...foco} sx={{ display: 'contents' }}>
      <Stack
        direction="row"
        sx={{ p: 2, gap: 1, alignItems: 'center', '& > .MuiInputBase-root': { flex: 1, minWidth: 0 } }}
      >
        <BotonDeLateral texto={t('verFiltros')} />
        <CajaDeBusqueda etiqueta={t('buscar')} valor={props.buscar} onBuscar={props.onBuscar} />
      </Stack>
      <CuerpoDePanel>
        {props.contactos.length === 0 ? (
          <Stack role="status" sx={{ p: 2, gap: 1, alignItems: 'flex-start', color: 'text.secondary' }}>
            {t('noHay')}
            <Button size="small" onClick={props.onLimpiar}>
              {t('limpiar')}
            </Button>
          </Stack>
        ) : (
          <ListaNavegable
            etiqueta={t('lista')}
            prueba="contacts-list"
            filas={props.contactos}
            idDe={({ id }) => id}
            elegida={props.elegido}
            onElegir={props.onElegir}
            onBorrar={props.onEliminar}
            contenido={(uno) => <Contacto contacto={uno} buscar={props.buscar} />}
            despues={(uno, tabIndex) => (
              <>
                <BotonDeEstrella contacto={uno} tabIndex={tabIndex} onClick={() => props.onEstrella(uno)} />
                <Pista texto={t('eliminarA', { quien: nombreDe(uno) })}>
                  <IconButton size="small" tabIndex={tabIndex} onClick={() => props.onEliminar(uno)}>
                    <IconTrash size={18} stroke={1.7} aria-hidden />
                  </IconButton>
                </Pista>
              </>
            )}
          />
        )}
      </CuerpoDePanel>
    </Box>
  );
}

function Contacto({ contacto, buscar }: { readonly contacto: Contact; readonly buscar: string }) {
  const t = textos.usar();
  const nombre = nombreDe(contacto) || t('sinNombre');
  return (
    <>
      <AvatarDe quien={{ nombre, foto: contacto.image }} lado={38} />
      <Box component="span" sx={{ minWidth: 0, flex: 1 }}>
        <Typography component="span" noWrap sx={{ display: 'block', fontWeight: 600 }}>
          <Resaltado texto={nombre} buscar={buscar} />
        </Typography>
        <Typography component="span" variant="caption" noWrap sx={{ display: 'block', color: 'text.secondary' }}>
          {t(`departamento.${contacto.department}`)}
        </Typography>
      </Box>
    </>
  );
}
