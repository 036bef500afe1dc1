# syntax=docker/dockerfile:1
# The image of the release before this one: pages that are open still ask for its files. Without one, any image will do.
ARG PREVIOUS=node:22-bookworm-slim
FROM ${PREVIOUS} AS previous

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN --mount=type=bind,from=previous,target=/previous \
    if [ -d /previous/app/dist/web/assets ]; then \
      mkdir -p dist/web && cp -r /previous/app/dist/web/assets dist/web/ && cp /previous/app/dist/web.builds.json dist/; \
    fi
RUN npm run build

FROM node:22-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 AUTH_MODE=entra DATA_DIR=/data SAMPLE_DATA=off LAME_DUCK_SECONDS=12
WORKDIR /app
RUN install -d -o node -g node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY package.json package-lock.json ./
COPY scripts/*.mjs scripts/
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Longer than scripts/health.mjs takes to end a server that hangs.
HEALTHCHECK --interval=10s --timeout=25s --start-period=60s CMD ["node", "scripts/health.mjs"]
# Not npm: signals reach the server itself.
CMD ["node", "scripts/serve.mjs"]
