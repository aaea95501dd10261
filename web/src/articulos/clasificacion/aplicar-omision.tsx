import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CampoDelArticulo } from '@trastienda/nucleo/articulos/clasificacion/omisiones.ts';
import { aplicarOmision, listarDiferencias, verNodo } from '@trastienda/nucleo/articulos/contrato.ts';
import { Motivo } from '@trastienda/nucleo/comun/campos.ts';
import type { ResponseOf } from '@trastienda/nucleo/comun/endpoint.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { consultaDe, useComando } from '#api/consultas.ts';
import { PedidoRechazado } from '#api/pedir.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { usePanelAbierto } from './panel-abierto.ts';
import type { NodoVisto, SalidaDelPanel } from './paneles-de-nodo.tsx';
import { useTextoDeOmision } from './texto-de-omision.ts';

type Props = SalidaDelPanel & { readonly visto: NodoVisto; readonly campo: CampoDelArticulo };
type Diferencias = ResponseOf<typeof listarDiferencias>;

const A_LA_VISTA = 50;

/** The artículos that a default would change, before anybody changes them (CLA-02). */
export function AplicarOmision({ visto, campo, ...salida }: Props) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const texto = useTextoDeOmision();
  const { nivel, nodo } = visto;
  const cache = useQueryClient();
  const params = { nivel, id: nodo.id };
  const distintos = consultaDe(listarDiferencias, { params, query: { campo, porPagina: A_LA_VISTA } });
  const consulta = useQuery(distintos);
  const ultimo = () => {
    const version = cache.getQueryData(consultaDe(verNodo, { params }).queryKey)?.nodo.version;
    const vistos = cache.getQueryData(distintos.queryKey)?.aplicables;
    return version === undefined || vistos === undefined ? undefined : { version, vistos };
  };
  const vigente = nodo.vigentes[campo];
  return (
    <Cargado consulta={consulta} esVacio={({ total }) => total === 0} vacio={{ titulo: t('nodo:sinDiferencias') }}>
      {(diferencias) => (
        <Stack sx={{ gap: 2 }}>
          <Box component="p" sx={{ m: 0 }}>
            {t('nodo:aplicarTexto', { valor: texto(campo, vigente.valor), nombre: nodo.nombre })}{' '}
            {campo === 'iva' && t('nodo:aplicarIva')}
          </Box>
          <Lista diferencias={diferencias} campo={campo} />
          {diferencias.aplicables > 0 && (
            <Aplicar visto={visto} campo={campo} articulos={diferencias.aplicables} ultimo={ultimo} {...salida} />
          )}
        </Stack>
      )}
    </Cargado>
  );
}

function Lista({ diferencias, campo }: { readonly diferencias: Diferencias; readonly campo: CampoDelArticulo }) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const texto = useTextoDeOmision();
  const faltan = diferencias.total - diferencias.filas.length;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', fontSize: '0.8125rem' }}>
      {diferencias.filas.map(({ id, codigo, descripcion, actual, aplicable }) => (
        <Box component="li" key={id} sx={{ py: 0.75, borderTop: 1, borderColor: 'divider' }}>
          <Box component="bdi" sx={{ fontWeight: 600 }}>
            {codigo}
          </Box>{' '}
          {descripcion}
          <Box sx={{ color: aplicable ? 'text.secondary' : 'warning.text' }}>
            {t('nodo:tiene', { valor: texto(campo, actual) })}
            {!aplicable && ` · ${t('nodo:noAplicable')}`}
          </Box>
        </Box>
      ))}
      {faltan > 0 && <li>{t('nodo:masDiferencias', { count: faltan })}</li>}
    </Box>
  );
}

const Esquema = z.object({ motivo: Motivo });

type PropsDeAplicar = Props & {
  readonly articulos: number;
  /** What there is by now. */
  readonly ultimo: () => { readonly version: number; readonly vistos: number } | undefined;
};

function Aplicar({ visto: { nivel, nodo }, campo, articulos, ultimo, ...salida }: PropsDeAplicar) {
  const { t } = useTranslation(['articulos', 'nodo']);
  const avisos = useAvisos();
  const { abrir } = usePanelAbierto();
  const aplicar = useComando(aplicarOmision);
  // What is agreed to is what was seen: the version and the count of when this was opened, or of when it was refused for them.
  const [{ version, vistos }, setVisto] = useState({ version: nodo.version, vistos: articulos });
  const enviar = async (motivo: string) => {
    const body = { version, campo, articulos: vistos, motivo };
    try {
      return await aplicar.mutateAsync({ params: { nivel, id: nodo.id }, body });
    } catch (error) {
      // The command read the node and what differs again by then.
      if (error instanceof PedidoRechazado && error.status === 409) setVisto(ultimo() ?? { version, vistos });
      throw error;
    }
  };
  return (
    <Formulario
      esquema={Esquema}
      valores={{ motivo: '' }}
      textoEnviar={t('nodo:aplicarBoton', { count: vistos })}
      {...salida}
      onEnviar={({ motivo }) => enviar(motivo)}
      onListo={({ articulos: cambiados }) => {
        avisos.exito(t('nodo:aplicado', { count: cambiados }));
        abrir(nivel, nodo.id);
      }}
    >
      <Campo name="motivo" label={t('nodo:motivo')} ayuda={t('nodo:motivoAyuda')} maximo={200} />
    </Formulario>
  );
}
