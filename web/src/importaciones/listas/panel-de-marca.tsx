import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useQuery } from '@tanstack/react-query';
import { escribirDescuentos, leerDescuentos } from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import { listarMarcas } from '@trastienda/nucleo/tablas-generales/contrato.ts';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { Casilla } from '#importaciones/asistente/campos-de-opciones.tsx';
import { PanelLateral } from '#ui/flotantes/panel-lateral.tsx';
import { Autocompletar, type Opcion } from '#ui/formularios/autocompletar.tsx';
import { useAvisarCambios } from '#ui/formularios/avisar-cambios.ts';
import { useCierre } from '#ui/formularios/salida.ts';
import type { Reglas } from './panel-de-reglas.tsx';

type Marca = Reglas['marcas'][number];

/** The rule of one marca: whose it is of ours, what is taken off it, or that its rows are passed over. */
export function PanelDeMarca(props: {
  readonly inicial: Marca;
  readonly onGuardar: (marca: Marca) => void;
  readonly onCerrar: () => void;
}) {
  const { t } = useTranslation('importaciones');
  const { inicial, onGuardar } = props;
  const { onCambios, cerrar } = useCierre(props.onCerrar);
  const [texto, setTexto] = useState(inicial.texto);
  const [escritos, setEscritos] = useState(escribirDescuentos(inicial.descuentos ?? []));
  const [omitir, setOmitir] = useState(inicial.omitir);
  const [marca, setMarca] = useMarcaElegida(inicial);
  const descuentos = leerDescuentos(escritos);
  const hayCambios =
    texto !== inicial.texto ||
    escritos !== escribirDescuentos(inicial.descuentos ?? []) ||
    omitir !== inicial.omitir ||
    (marca?.id ?? null) !== inicial.marcaId;
  useAvisarCambios(hayCambios, onCambios);
  const sirve = normaCodigo(texto) !== '' && descuentos.ok;
  const handleSubmit = (evento: FormEvent) => {
    evento.preventDefault();
    if (!sirve) return;
    const propios = descuentos.value.length === 0 ? null : [...descuentos.value];
    onGuardar({ texto: texto.trim(), marcaId: marca?.id ?? null, descuentos: propios, omitir });
  };
  return (
    <PanelLateral abierto titulo={t('listas.reglas.marca.titulo')} onCerrar={cerrar}>
      <Stack component="form" noValidate onSubmit={handleSubmit} sx={{ gap: 2 }}>
        <TextField
          label={t('listas.reglas.marca.texto')}
          value={texto}
          required
          autoFocus
          autoComplete="off"
          onChange={({ target }) => setTexto(target.value)}
          slotProps={{ htmlInput: { maxLength: 80 } }}
        />
        <Casilla texto={t('listas.reglas.marca.omitir')} marcada={omitir} onCambio={setOmitir} />
        {!omitir && (
          <>
            <Autocompletar
              label={t('listas.reglas.marca.nuestra')}
              endpoint={listarMarcas}
              valor={marca}
              aOpcion={({ id, nombre }) => ({ id, texto: nombre })}
              onCambio={setMarca}
            />
            <TextField
              label={t('listas.reglas.marca.descuentos')}
              value={escritos}
              autoComplete="off"
              error={!descuentos.ok}
              helperText={descuentos.ok ? t('listas.reglas.marca.descuentosAyuda') : descuentos.error}
              onChange={({ target }) => setEscritos(target.value)}
              slotProps={{ htmlInput: { dir: 'ltr', maxLength: 60 } }}
            />
          </>
        )}
        <Button type="submit" variant="contained" disabled={!sirve} sx={{ alignSelf: 'flex-start' }}>
          {t('listas.reglas.marca.guardar')}
        </Button>
      </Stack>
    </PanelLateral>
  );
}

/** The marca of ours, with its name as soon as it is known. */
function useMarcaElegida({ marcaId }: Marca) {
  const [elegida, setElegida] = useState<Opcion | null | undefined>(undefined);
  const { data } = useQuery({
    ...consultaDe(listarMarcas, { query: { porPagina: 200 } }),
    enabled: marcaId !== null && elegida === undefined,
  });
  const guardada = data?.filas.find(({ id }) => id === marcaId);
  const inicial = guardada ? { id: guardada.id, texto: guardada.nombre } : marcaId && { id: marcaId, texto: '…' };
  return [elegida === undefined ? inicial || null : elegida, (nueva: Opcion | null) => setElegida(nueva)] as const;
}
