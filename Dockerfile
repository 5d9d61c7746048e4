# The built site and the server. The image holds no secrets: the database's address comes
# from the container's environment. docs/deployment.md shows how to run it.
ARG NODE_IMAGE=node:24-bookworm-slim
# The server needs no compiler, so the smaller base is enough.
ARG SERVER_IMAGE=node:24-alpine

# No stage runs a program of the image's platform, so one machine builds for all without emulation.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# The built page contains both.
ARG PUBLIC_LEADS_URL=/rest/v1
ARG PUBLIC_LEADS_KEY=marginly-public-key
RUN npm run build && mkdir /data

FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json ./
# Skips build tools and the optional Node.js packages: the image already has Node.js.
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM ${SERVER_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ARG PUBLIC_LEADS_KEY=marginly-public-key
ENV PUBLIC_LEADS_KEY=${PUBLIC_LEADS_KEY}
WORKDIR /app
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json ./
COPY lead ./lead
COPY site/site.config.ts ./site/site.config.ts
COPY server ./server
COPY owner ./owner
COPY supabase ./supabase
COPY --from=build /app/dist ./dist
COPY --from=build /app/owner/desk/dist ./owner/desk/dist
COPY --from=build --chown=node:node --chmod=0700 /data /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
